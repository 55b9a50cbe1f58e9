import SwiftUI

/// What it stores may come from anywhere.
final class ByStoredClosure: ObservableObject {
    @Published var items: [Int] = []
    private let isOld: (Int) -> Bool

    init(_ isOld: @escaping (Int) -> Bool) { self.isOld = isOld }

    func prune() { items.removeAll { isOld($0) } }
}

final class ByLocalClosure: ObservableObject {
    @Published var items: [Int] = []

    func prune() {
        let isOld = makeFilter()
        items.removeAll(where: isOld)
    }

    private func makeFilter() -> (Int) -> Bool {
        return { [weak self] in $0 == self?.items.first }
    }
}

final class ByElement: ObservableObject {
    @Published var actions: [() -> Bool] = []

    func run() { actions.removeAll { $0() } }
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
final class ByPassedClosure: ObservableObject {
    @Published var items: [Int] = []

    func prune() {
        items.removeAll { item in check { self.items.first == item } }
    }

    private func check(_ condition: () -> Bool) -> Bool { condition() }
}

final class ThroughManyFunctions: ObservableObject {
    @Published var items: [Int] = []

    func prune() { items.removeAll { isOld($0) } }
    private func isOld(_ item: Int) -> Bool { isSecond(item) }
    private func isSecond(_ item: Int) -> Bool { isThird(item) }
    private func isThird(_ item: Int) -> Bool { isFourth(item) }
    private func isFourth(_ item: Int) -> Bool { isFifth(item) }
    private func isFifth(_ item: Int) -> Bool { items.first == item }
}

final class ByObserver: ObservableObject {
    @Published var items: [Int] = []
    private var removed = 0 {
        didSet { print(items.count) }
    }

    func prune() {
        items.removeAll { item in
            removed += 1
            return item > 3
        }
    }
}

class ByOverride: ObservableObject {
    @Published var items: [Int] = []

    func prune() { items.removeAll { isOld($0) } }
    func isOld(_ item: Int) -> Bool { item > 3 }
}

final class SmallQueue: ByOverride {
    override func isOld(_ item: Int) -> Bool { items.count > item }
}

final class ByInitializer: ObservableObject {
    @Published var items: [Int] = []
    static let shared = ByInitializer()

    func prune() { items.removeAll { Rule(item: $0).isOld } }
}

struct Rule {
    let isOld: Bool

    init(item: Int) { isOld = item == ByInitializer.shared.items.first }
}

/// All of it is known, and reads something else.
final class Moved: ObservableObject {
    @Published var items: [Int] = []
    @Published var limit = 3
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
    @StateObject private var queue = Moved()

    var body: some View {
        Text("\(queue.items.count) \(queue.limit)")
    }
}
