import SwiftUI

struct DraftView: View {
    @State private var draft = Draft()
    var outbox: Outbox
    var selected: Draft?

    var body: some View {
        TextField("Draft", text: $draft.text)
            .focusedSceneValue(draft)
            .focusedSceneValue(outbox) // for its own commands
            .focusedValue(
                selected
            )
    }
}
