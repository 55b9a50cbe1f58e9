import SwiftUI

@MainActor
final class Editor: ObservableObject {
    @Published var text = ""

    func save() {
        text += "."
    }
}

@propertyWrapper
struct Editing: DynamicProperty {
    @StateObject private var editor = Editor()

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
