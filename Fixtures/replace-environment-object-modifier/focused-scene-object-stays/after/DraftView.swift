import SwiftUI

struct DraftView: View {
    @StateObject private var draft = Draft()

    var body: some View {
        TextField("Draft", text: $draft.text)
            .focusedSceneObject(draft)
    }
}
