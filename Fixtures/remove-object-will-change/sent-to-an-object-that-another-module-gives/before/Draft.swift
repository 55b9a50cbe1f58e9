import Ledger
import SwiftUI

final class Draft: ObservableObject {
    @Published var name = ""
}

struct DraftView: View {
    @StateObject private var draft = Draft()
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

extension LedgerAccount {
    var openItems: Set<LedgerItem> { Set(items.filter(\.isOpen)) }

    static func named(_ name: String) -> LedgerAccount { LedgerAccount(name: name) }

    static func close(_ name: String) {
        let account = named(name)
        account.objectWillChange.send()
        self.named(name).objectWillChange.send()
        account.openItems.forEach { $0.objectWillChange.send() }
        for item in account.openItems { item.objectWillChange.send() }
    }
}

func reopen(_ name: String) {
    LedgerAccount.named(name).objectWillChange.send()
}
