import SwiftUI

final class Ledger: ObservableObject {
    @Published var rows: [String] = []

    init(path: String) { load(path) }

    private func load(_ path: String) { rows = [path] }
}

final class Summary: ObservableObject {
    @Published var total: Int

    init(of ledger: Ledger) { total = ledger.rows.count }
}
