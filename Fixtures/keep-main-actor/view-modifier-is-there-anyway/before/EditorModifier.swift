import SwiftUI

@MainActor
final class Editor: ObservableObject {
    @Published var text = ""

    func save() {
        text += "."
    }
}

struct EditorModifier: ViewModifier {
    @ObservedObject var editor: Editor

    func body(content: Content) -> some View {
        content.onTapGesture { editor.save() }
    }
}
