import SwiftUI

@Observable
final class Ledger {
    var rows: [String] = []

    init(path: String) { load(path) }

    private func load(_ path: String) { rows = [path] }
}

@Observable
final class Summary {
    var total: Int

    init(of ledger: Ledger) { total = ledger.rows.count }
}
