import Ledger
import SwiftUI

@Observable
final class Draft {
    var name = ""
}

struct DraftView: View {
    @State private var draft = Draft()
    @ObservedObject var entry: LedgerEntry
    let entries: [LedgerEntry]

    var body: some View {
        TextField("Name", text: $draft.name)
        Button("Touch") { entry.account?.objectWillChange.send() }
        Button("Touch all") { entries.forEach { $0.account?.objectWillChange.send() } }
    }
}

extension LedgerAccount {
    func touch() {
        items.forEach { $0.objectWillChange.send() }
        if let parent { parent.objectWillChange.send() }
        guard let owner = parent?.owner else { return }
        owner.objectWillChange.send()
    }
}
