import SwiftUI

struct DraftCommands: Commands {
    /// The draft of the window in front.
    @FocusedValue(Draft.self) private var draft: Draft?
    @FocusedValue(Outbox.self)
    var outbox: Outbox? // where it goes

    var body: some Commands {
        CommandMenu("Draft") {
            Button("Clear") { draft?.text = "" }
                .disabled(draft == nil || outbox?.isClosed == true)
            Toggle("Urgent", isOn: draft.map { Bindable($0) }?.isUrgent ?? .constant(false))
            if let draft {
                Toggle("Urgent", isOn: self.draft.map { Bindable($0) }!.isUrgent)
                Text(draft.text)
            }
        }
    }
}
