import SwiftUI

struct DraftCommands: Commands {
    /// The draft of the window in front.
    @FocusedObject private var draft: Draft?
    @FocusedObject
    var outbox: Outbox? // where it goes

    var body: some Commands {
        CommandMenu("Draft") {
            Button("Clear") { draft?.text = "" }
                .disabled(draft == nil || outbox?.isClosed == true)
            Toggle("Urgent", isOn: $draft?.isUrgent ?? .constant(false))
            if let draft {
                Toggle("Urgent", isOn: self.$draft!.isUrgent)
                Text(draft.text)
            }
        }
    }
}
