import SwiftUI

final class Editor: ObservableObject {
    @Published var text = ""
}

struct TextRow: View {
    let editor: ObservedObject<Editor>.Wrapper

    init(editor: SwiftUI.ObservedObject<Editor>.Wrapper) {
        self.editor = editor
    }

    var body: some View {
        TextField("Text", text: editor.text)
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        TextRow(editor: $editor)
    }
}

struct EditorWindow: View {
    @StateObject private var editor = Editor()

    var body: some View {
        TextRow(editor: $editor)
        TextField("Text", text: $editor.text)
    }
}
