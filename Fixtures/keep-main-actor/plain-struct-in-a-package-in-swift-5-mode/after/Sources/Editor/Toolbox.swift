import SwiftUI

@Observable
@MainActor
final class Editor {
    var text = ""

    func save() {
        text += "."
    }
}

/// Works on the text.
@preconcurrency @MainActor
struct Toolbox {
    var editor: Editor

    func finish() {
        editor.save()
    }
}

struct EditorView: View {
    @State private var editor = Editor()

    var body: some View {
        Button("Finish") { Toolbox(editor: editor).finish() }
    }
}
