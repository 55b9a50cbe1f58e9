import SwiftUI

/// An app is initialized once.
@main
struct LedgerApp: App {
    @State private var ledger: Ledger
    @State private var summary: Summary

    init() {
        let ledger = Ledger(path: "ledger")
        _ledger = State(wrappedValue: ledger)
        _summary = State(wrappedValue: Summary(of: ledger))
    }

    var body: some Scene {
        WindowGroup {
            LedgerView(path: "\(ledger.rows.count) of \(summary.total)")
        }
    }
}

/// A view is initialized often.
struct LedgerView: View {
    @State private var ledger: Ledger

    init(path: String) {
        _ledger = State(wrappedValue: Ledger(path: path))
    }

    var body: some View {
        Text(ledger.rows.joined())
    }
}
