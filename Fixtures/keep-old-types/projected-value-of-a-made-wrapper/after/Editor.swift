import SwiftUI

@Observable
final class Editor {
  var title = ""
  static let shared = Editor()
}

struct EditorView: View {
  let editor: Editor

  var body: some View {
    TextField("Title", text: Bindable(editor).title)
    TextField("Shared", text: Bindable(Editor.shared).title)
  }
}
