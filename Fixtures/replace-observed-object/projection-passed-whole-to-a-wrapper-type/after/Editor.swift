import SwiftUI

@Observable
final class Editor {
    var text = ""
}

struct TextRow: View {
    let editor: Bindable<Editor>

    init(editor: Bindable<Editor>) {
        self.editor = editor
    }

    var body: some View {
        TextField("Text", text: editor.text)
    }
}

struct EditorView: View {
    @Bindable var editor: Editor

    var body: some View {
        TextRow(editor: $editor)
    }
}

struct EditorWindow: View {
    @State private var editor = Editor()

    var body: some View {
        TextRow(editor: Bindable(editor))
        TextField("Text", text: $editor.text)
    }
}
