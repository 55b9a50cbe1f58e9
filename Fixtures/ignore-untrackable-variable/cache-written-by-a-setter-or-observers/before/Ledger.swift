import SwiftUI

/// A getter assigns one of its properties, whose setter keeps the value, or whose observer counts.
final class Ledger: ObservableObject {
    @Published var entries = [1, 2]
    private var keptSum: Int?
    private var made = 0
    private var passes = 0 { didSet { made = passes } }

    private var sum: Int {
        get {
            if keptSum == nil { sum = entries.reduce(0, +) }
            return keptSum ?? 0
        }
        set { keptSum = newValue }
    }

    var text: String {
        passes += 1
        return "\(sum)"
    }

    var summary: String { "\(made)" }
}

/// Only actions use the setter.
final class Filter: ObservableObject {
    @Published var words = ["a"]
    private var kept = ""
    private(set) var uses = 0

    var word: String {
        get { kept }
        set {
            kept = newValue
            uses += 1
        }
    }

    func clear() -> Bool {
        word = ""
        return true
    }
}

/// What the observers of a published variable, or a setter that announces, change comes with that change.
final class Cart: ObservableObject {
    @Published var items = 0 { didSet { changes += 1 } }
    private(set) var changes = 0
    private var kept = 0
    private(set) var writes = 0

    var total: Int {
        get { kept }
        set {
            objectWillChange.send()
            kept = newValue
            writes += 1
        }
    }

    func add(_ item: Int) -> Int {
        items += item
        total += item
        return items
    }
}

struct LedgerView: View {
    @StateObject private var ledger = Ledger()
    @StateObject private var filter = Filter()
    @ObservedObject var cart: Cart

    var body: some View {
        Text(ledger.text)
        Text("\(ledger.summary) \(filter.word) \(filter.uses) \(cart.changes) \(cart.total) \(cart.writes)")
        Button("Clear") { _ = filter.clear() }
        Row { cart.add(1) }
    }
}

struct Row: View {
    let add: () -> Int

    var body: some View {
        Button("Add") { print(add()) }
    }
}
