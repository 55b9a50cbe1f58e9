import SwiftUI

final class MapModel: ObservableObject {
  @Published var title = ""
  /// Written by the coordinator, which the update calls.
  var drawn: [String] = []
  /// By another method that this calls.
  var passes = 0
  /// By a static function, which nothing else of the model is used by.
  var shapes: [String] = []
  /// By a method of the model, which a method of the view calls.
  var counted = 0
  /// By one with a result.
  var numbered = 0
  /// By the coordinator, when it is told of something.
  var panned = 0
  /// By a static function that an action calls.
  var exported = 0
  /// By a method of the model, which a method of the view calls as an action.
  var tapped = 0
  /// By the coordinator, once: that updates nothing without end.
  var attached = 0
  /// By a method of the name of one that the update calls.
  var synced = 0

  func count() { counted += 1 }
  func number() -> Int {
    numbered += 1
    return numbered
  }
  func tap() { tapped += 1 }
}

struct MapPart: UIViewRepresentable {
  @ObservedObject var model: MapModel

  func makeCoordinator() -> Coordinator { Coordinator(model: model) }

  func makeUIView(context: Context) -> UIView {
    context.coordinator.attach()
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.sync(with: view)
    MapRenderer.draw(model, in: view)
  }

  final class Coordinator {
    private let model: MapModel

    init(model: MapModel) { self.model = model }

    func attach() { model.attached += 1 }

    func sync(with view: UIView) {
      if model.drawn.last != model.title { model.drawn.append(model.title) }
      pass()
      DispatchQueue.main.async { self.pan() }
    }

    private func pass() { model.passes += 1 }

    func pan() { model.panned += 1 }
  }
}

struct Count: View {
  @ObservedObject var model: MapModel

  var body: some View {
    let _ = prepare()
    VStack {
      Text("\(model.title) \(model.tapped) \(model.exported)")
      Button("Tap") { tap() }
      Button("Export") { MapRenderer.export(model) }
    }
  }

  private func prepare() {
    model.count()
    if model.number() > 100 { model.title = "" }
  }

  private func tap() { model.tap() }
}

final class Account {
  let model = MapModel()

  var isReady: Bool {
    sync(with: 1)
    return true
  }

  func sync(with number: Int) { model.synced += number }
}
