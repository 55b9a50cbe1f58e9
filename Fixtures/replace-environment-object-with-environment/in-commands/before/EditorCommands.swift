import SwiftUI

struct EditorCommands: Commands {
    @EnvironmentObject private var editor: EditorState

    var body: some Commands {
        CommandMenu("Format") {
            Toggle("Bold", isOn: $editor.isBold)
        }
    }
}
