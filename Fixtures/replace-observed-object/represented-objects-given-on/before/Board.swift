import SwiftUI

final class Drawing: ObservableObject {
  @Published var title = ""
  @Published var strokes: [CGFloat] = []
  @Published var isLocked = false

  func add() { strokes.append(1) }
}

/// It was made with the object, and reads it when it draws.
final class BoardView: UIView {
  let drawing: Drawing

  init(drawing: Drawing) {
    self.drawing = drawing
    super.init()
  }

  override func draw(_ rect: CGRect) { print(drawing.strokes.count) }
}

struct Board: UIViewRepresentable {
  @ObservedObject var drawing: Drawing

  func makeUIView(context: Context) -> BoardView { BoardView(drawing: drawing) }

  func updateUIView(_ view: BoardView, context: Context) {
    view.isHidden = drawing.isLocked
    view.setNeedsDisplay()
  }
}

/// A controller of its own rows, made with the object.
final class StrokesController: UIViewController {
  let drawing: Drawing

  init(drawing: Drawing) {
    self.drawing = drawing
    super.init()
  }

  func numberOfRows() -> Int { drawing.strokes.count }
  func reloadData() {}
}

struct Strokes: UIViewControllerRepresentable {
  @ObservedObject var drawing: Drawing

  func makeUIViewController(context: Context) -> StrokesController { StrokesController(drawing: drawing) }

  func updateUIViewController(_ controller: StrokesController, context: Context) {
    controller.view.isHidden = drawing.isLocked
    controller.reloadData()
  }
}

/// Given to a method, by each update.
final class SketchView: UIView {
  var shown: Drawing?

  func show(_ drawing: Drawing) {
    shown = drawing
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) { print(shown?.strokes.count ?? 0) }
}

struct Sketch: UIViewRepresentable {
  @ObservedObject var drawing: Drawing

  func makeUIView(context: Context) -> SketchView { SketchView() }
  func updateUIView(_ view: SketchView, context: Context) { view.show(drawing) }
}

final class Label: UIView {
  var text = ""
}

/// An update that reads it only where the view lets it, and one whose helper does.
struct Caption: UIViewRepresentable {
  @ObservedObject var drawing: Drawing

  func makeUIView(context: Context) -> Label { Label() }

  func updateUIView(_ label: Label, context: Context) {
    label.isHidden = drawing.isLocked
    if !label.isFirstResponder { label.text = drawing.title }
    apply(to: label)
  }

  private func apply(to view: UIView) {
    guard view.window != nil else { return }
    view.frame.size.width = CGFloat(drawing.strokes.count)
  }
}

/// What it reads in the condition, it always reads, and what its own state decides makes it anew.
struct Title: UIViewRepresentable {
  @ObservedObject var drawing: Drawing
  var isShown: Bool

  func makeUIView(context: Context) -> Label { Label() }

  func updateUIView(_ label: Label, context: Context) {
    if label.text != drawing.title { label.text = drawing.title }
    guard isShown else { return }
    label.isHidden = drawing.isLocked
  }
}
