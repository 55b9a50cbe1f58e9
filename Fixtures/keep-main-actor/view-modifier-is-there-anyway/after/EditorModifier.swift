import SwiftUI

@Observable
@MainActor
final class Editor {
    var text = ""

    func save() {
        text += "."
    }
}

struct EditorModifier: ViewModifier {
    var editor: Editor

    func body(content: Content) -> some View {
        content.onTapGesture { editor.save() }
    }
}
