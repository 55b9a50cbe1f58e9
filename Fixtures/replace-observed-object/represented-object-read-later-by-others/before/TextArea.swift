import SwiftUI

final class Editor: ObservableObject {
  @Published var text = ""
  @Published var isEditable = true
  @Published var size = 12.0
  @Published var rows = 1
  @Published var changes = 0
  @Published var lines: [String] = []
  var isLong: Bool { text.count > 100 }
  var lineCount: Int { lines.count }

  func load() { Task { changes = lines.count + rows } }
}

struct TextArea: UIViewRepresentable {
  @ObservedObject var editor: Editor

  func makeCoordinator() -> Coordinator { Coordinator(editor) }

  func makeUIView(context: Context) -> UIView { PageView(context.coordinator) }

  func updateUIView(_ view: UIView, context: Context) {
    view.isHidden = editor.text.isEmpty
    context.coordinator.apply(to: view)
    Task { context.coordinator.resize(view) }
  }

  @MainActor
  final class Coordinator {
    let editor: Editor

    init(_ editor: Editor) { self.editor = editor }

    // What it reads itself, the update reads.
    func apply(to view: UIView) {
      view.isHidden = editor.isLong
      unlock(view)
    }

    func unlock(_ view: UIView) {
      DispatchQueue.main.async { view.isHidden = !self.editor.isEditable }
    }

    func numberOfLines() -> Int { editor.lineCount }

    func resize(_ view: UIView) { view.isHidden = editor.size < 1 }

    // Nothing that an update shows.
    func changed() { if editor.changes < 3 { editor.changes += 1 } }
  }
}

final class PageView: UIView {
  let coordinator: TextArea.Coordinator

  init(_ coordinator: TextArea.Coordinator) {
    self.coordinator = coordinator
    super.init()
  }

  override func draw(_ rect: CGRect) { isHidden = coordinator.editor.rows == 0 }
}
