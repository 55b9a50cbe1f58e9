import SwiftUI

struct EditorCommands: Commands {
    @Environment(EditorState.self) private var editor

    var body: some Commands {
        @Bindable var editor = editor
        CommandMenu("Format") {
            Toggle("Bold", isOn: $editor.isBold)
        }
    }
}
