import SwiftUI

struct DraftView: View {
    @StateObject private var draft = Draft()
    @ObservedObject var outbox: Outbox
    var selected: Draft?

    var body: some View {
        TextField("Draft", text: $draft.text)
            .focusedSceneObject(draft)
            .focusedSceneObject(outbox) // for its own commands
            .focusedObject(
                selected
            )
    }
}
