import SwiftUI

protocol Summing: AnyObject {
    var total: Int { get }
    var drafts: Int { get }
    var passes: Int { get set }
}

extension Summing {
    var title: String { "\(total)" }
}

final class Ledger: ObservableObject, Summing {
    @Published var amounts: [Int] = []
    /// What a view writes of a value that is known as a protocol.
    var passes = 0
    private var cachedTotal: Int?
    private var asked = 0

    var total: Int {
        if let cachedTotal { return cachedTotal }
        let total = amounts.reduce(0, +)
        cachedTotal = total
        return total
    }

    /// Read in an action.
    var drafts: Int {
        asked += 1
        return amounts.count
    }

    var summary: String { "\(asked)" }
}

struct LedgerView: View {
    @StateObject private var ledger = Ledger()

    var body: some View {
        TitleView(summing: ledger)
        Text(ledger.summary)
        Button("Total") { print(ledger.total) }
    }
}

struct TitleView: View {
    let summing: any Summing

    var body: some View {
        let _ = (summing.passes += 1)
        Text(summing.title)
        Button("Draft") { print(summing.drafts) }
    }
}
