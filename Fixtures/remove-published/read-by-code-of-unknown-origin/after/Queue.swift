import SwiftUI

/// What it stores may come from anywhere.
@Observable
final class ByStoredClosure {
    var items: [Int] = []
    private let isOld: (Int) -> Bool

    init(_ isOld: @escaping (Int) -> Bool) { self.isOld = isOld }

    func prune() {
        var newItems = items
        newItems.removeAll { isOld($0) }
        items = newItems
    }
}

@Observable
final class ByLocalClosure {
    var items: [Int] = []

    func prune() {
        let isOld = makeFilter()
        var newItems = items
        newItems.removeAll(where: isOld)
        items = newItems
    }

    private func makeFilter() -> (Int) -> Bool {
        return { [weak self] in $0 == self?.items.first }
    }
}

@Observable
final class ByElement {
    var actions: [() -> Bool] = []

    func run() {
        var newActions = actions
        newActions.removeAll { $0() }
        actions = newActions
    }
}

final class ByClosureParameter: ObservableObject {
    @Published var items: [Int] = []

    func prune(_ isOld: (Int) -> Bool) { items.removeAll { isOld($0) } }
}

struct ByClosureParameterView: View {
    @ObservedObject var queue: ByClosureParameter

    var body: some View {
        Button("Prune") { queue.prune { $0 == queue.items.first } }
    }
}

/// The function calls its closure before it returns.
@Observable
final class ByPassedClosure {
    var items: [Int] = []

    func prune() {
        var newItems = items
        newItems.removeAll { item in check { self.items.first == item } }
        items = newItems
    }

    private func check(_ condition: () -> Bool) -> Bool { condition() }
}

@Observable
final class ThroughManyFunctions {
    var items: [Int] = []

    func prune() {
        var newItems = items
        newItems.removeAll { isOld($0) }
        items = newItems
    }
    private func isOld(_ item: Int) -> Bool { isSecond(item) }
    private func isSecond(_ item: Int) -> Bool { isThird(item) }
    private func isThird(_ item: Int) -> Bool { isFourth(item) }
    private func isFourth(_ item: Int) -> Bool { isFifth(item) }
    private func isFifth(_ item: Int) -> Bool { items.first == item }
}

@Observable
final class ByObserver {
    var items: [Int] = []
    private var removed = 0 {
        didSet { print(items.count) }
    }

    func prune() {
        var newItems = items
        newItems.removeAll { item in
            removed += 1
            return item > 3
        }
        items = newItems
    }
}

@Observable
class ByOverride {
    var items: [Int] = []

    func prune() {
        var newItems = items
        newItems.removeAll { isOld($0) }
        items = newItems
    }
    func isOld(_ item: Int) -> Bool { item > 3 }
}

final class SmallQueue: ByOverride {
    override func isOld(_ item: Int) -> Bool { items.count > item }
}

@Observable
final class ByInitializer {
    var items: [Int] = []
    static let shared = ByInitializer()

    func prune() {
        var newItems = items
        newItems.removeAll { Rule(item: $0).isOld }
        items = newItems
    }
}

struct Rule {
    let isOld: Bool

    init(item: Int) { isOld = item == ByInitializer.shared.items.first }
}

/// All of it is known, and reads something else.
@Observable
final class Moved {
    var items: [Int] = []
    var limit = 3
    private var isOld: (Int) -> Bool = { $0 > 3 }
    private var onPrune: (() -> Void)?
    private var actions: [() -> Void] = []

    func prune() {
        items.removeAll { item in
            onPrune?()
            return isOld(item) || check { item > limit }
        }
        items.removeAll { item in
            later { print(self.items.count) }
            return item == 0
        }
    }

    func prune(_ isOdd: (Int) -> Bool) { items.removeAll { isOdd($0) } }
    func pruneAll() { prune { $0 > limit } }

    private func check(_ condition: () -> Bool) -> Bool { condition() }
    private func later(_ action: @escaping () -> Void) { actions.append(action) }
}

struct MovedView: View {
    @State private var queue = Moved()

    var body: some View {
        Text("\(queue.items.count) \(queue.limit)")
    }
}
