import SwiftUI

@Observable
@MainActor
final class Editor {
    var text = ""

    func save() {
        text += "."
    }
}

@preconcurrency @MainActor
@propertyWrapper
struct Editing: DynamicProperty {
    @State private var editor = Editor()

    var wrappedValue: String {
        editor.text
    }
}

struct EditorView: View {
    @Editing private var text

    var body: some View {
        Text(text)
    }
}
