import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

@Observable
final class Outbox {
    var count = 0
}

struct DraftEditor: View {
    @FocusedObject private var draft: Draft?
    @FocusedValue(Outbox.self) private var outbox: Outbox?

    var body: some View {
        if let draft = $draft {
            TextField("Draft", text: draft.text)
        }
        Text("\(outbox?.count ?? 0)")
    }
}
