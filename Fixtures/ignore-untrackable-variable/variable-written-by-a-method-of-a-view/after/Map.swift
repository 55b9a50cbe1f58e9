import SwiftUI

@Observable
final class MapModel {
  var title = ""
  /// Written by a method that updates a view.
  @ObservationIgnored var drawn: [String] = []
  /// By a method that this calls.
  @ObservationIgnored var passes = 0
  /// By a method that makes a view.
  var made = 0
  /// By a method that the body calls.
  @ObservationIgnored var counted = 0
  /// By one that the initializer calls.
  @ObservationIgnored var prepared = 0
  /// By one that runs later.
  var scheduled = 0
  /// By actions.
  var tapped = 0
}

struct MapPart: UIViewRepresentable {
  var model: MapModel

  func makeUIView(context: Context) -> UIView {
    configure()
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    updateOverlays(of: view)
    DispatchQueue.main.async { schedule() }
  }

  private func configure() { model.made += 1 }

  private func updateOverlays(of view: UIView) {
    model.drawn.append(model.title)
    pass()
  }

  private func pass() { model.passes += 1 }

  private func schedule() { model.scheduled += 1 }
}

struct Count: View {
  var model: MapModel

  init(model: MapModel) {
    self.model = model
    prepare()
  }

  var body: some View {
    let _ = count()
    VStack {
      Text("\(model.title) \(model.tapped)")
      Button("Tap") { tap() }
      Button("Tap again", action: tap)
    }
    .onAppear { tap() }
  }

  private func prepare() { model.prepared += 1 }

  private func count() { model.counted += 1 }

  private func tap() { model.tapped += 1 }
}
