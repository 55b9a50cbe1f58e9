import SwiftUI

struct DraftCommands: View {
    @FocusedObject var draft: Draft?

    var body: some View {
        Button("Clear") { draft?.text = "" }
    }
}
