import SwiftUI

/// An app is initialized once.
@main
struct LedgerApp: App {
    @StateObject private var ledger: Ledger
    @StateObject private var summary: Summary

    init() {
        let ledger = Ledger(path: "ledger")
        _ledger = StateObject(wrappedValue: ledger)
        _summary = StateObject(wrappedValue: Summary(of: ledger))
    }

    var body: some Scene {
        WindowGroup {
            LedgerView(path: "\(ledger.rows.count) of \(summary.total)")
        }
    }
}

/// A view is initialized often.
struct LedgerView: View {
    @StateObject private var ledger: Ledger

    init(path: String) {
        _ledger = StateObject(wrappedValue: Ledger(path: path))
    }

    var body: some View {
        Text(ledger.rows.joined())
    }
}
