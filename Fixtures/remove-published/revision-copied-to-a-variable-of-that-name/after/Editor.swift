import SwiftUI

@Observable
final class Editor {
    var revision = 0
    var name = ""
    var isOn = false

    func save(_ name: String) {
        self.name = name
        revision += 1
    }
}

struct EditorView: View {
    var editor: Editor
    @State private var revision = 0
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .disabled(editor.isOn)
            .onAppear { name = editor.name }
        Button("Save \(revision)") {
            editor.name = name
            editor.isOn = true
            revision = editor.revision + 1
        }
    }
}
