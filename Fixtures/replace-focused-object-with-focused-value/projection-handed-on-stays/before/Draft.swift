import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

final class Outbox: ObservableObject {
    @Published var count = 0
}

struct DraftEditor: View {
    @FocusedObject private var draft: Draft?
    @FocusedObject private var outbox: Outbox?

    var body: some View {
        if let draft = $draft {
            TextField("Draft", text: draft.text)
        }
        Text("\(outbox?.count ?? 0)")
    }
}
