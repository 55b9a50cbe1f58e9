import SwiftUI

final class Editor: ObservableObject {
    @Published var revision = 0
    @Published var name = ""
    @Published var isOn = false

    func save(_ name: String) {
        self.name = name
        revision += 1
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor
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
