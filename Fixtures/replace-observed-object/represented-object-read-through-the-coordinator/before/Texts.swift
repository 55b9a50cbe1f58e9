import SwiftUI

final class TextModel: ObservableObject {
  @Published var text = ""
  @Published var count = 0

  func add() {
    text += "!"
    count += 1
  }
}

struct TextBox: UIViewRepresentable {
  @ObservedObject var model: TextModel

  func makeUIView(context: Context) -> UIView { UIView() }

  // Reads `text`, and nothing reads `count`.
  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.parent = self
    view.isHidden = context.coordinator.isHidden
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor
  final class Coordinator {
    var parent: TextBox
    var isHidden: Bool { parent.model.text.isEmpty }

    init(_ parent: TextBox) { self.parent = parent }
  }
}

struct TextRows: UIViewRepresentable {
  @ObservedObject var model: TextModel

  func makeUIView(context: Context) -> UIView { UIView() }

  // A row reads `count` later.
  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.parent = self
    view.isHidden = context.coordinator.isHidden
    view.addSubview(UIView())
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor
  final class Coordinator {
    var parent: TextRows
    var isHidden: Bool { parent.model.text.isEmpty }

    init(_ parent: TextRows) { self.parent = parent }

    func numberOfRows() -> Int { parent.model.count }
  }
}

struct TextLine: UIViewRepresentable {
  @ObservedObject var model: TextModel
  let isOpen: Bool

  func makeUIView(context: Context) -> UIView { UIView() }

  // Perhaps reads nothing.
  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.parent = self
    if isOpen { view.isHidden = context.coordinator.isHidden }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor
  final class Coordinator {
    var parent: TextLine
    var isHidden: Bool { parent.model.text.isEmpty }

    init(_ parent: TextLine) { self.parent = parent }
  }
}
