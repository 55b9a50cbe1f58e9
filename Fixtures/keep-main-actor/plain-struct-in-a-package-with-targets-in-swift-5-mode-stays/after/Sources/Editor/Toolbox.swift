import SwiftUI

@MainActor
final class Editor: ObservableObject {
    @Published var text = ""

    func save() {
        text += "."
    }
}

/// Works on the text.
struct Toolbox {
    @ObservedObject var editor: Editor

    func finish() {
        editor.save()
    }
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        Button("Finish") { Toolbox(editor: editor).finish() }
    }
}
