import Ledger
import SwiftUI

/// The only class of the sources: what is sent below may all the same be another object's.
final class Draft: ObservableObject {
    @Published var name = ""
}

struct DraftView: View {
    @StateObject private var draft = Draft()
    let box = LedgerBox(Ledger.draft)

    var body: some View {
        TextField("Name", text: $draft.name)
        Button("Touch") { box.entry.objectWillChange.send() }
        Button("Load") { currentEntry().objectWillChange.send() }
    }
}

extension LedgerAccount {
    // Another function of that name may be the module's own.
    func draft(_ name: String) -> Draft { Draft() }
}

func touch(_ account: LedgerAccount) {
    account.draft(1).objectWillChange.send()
}
