import SwiftUI

@Observable
final class ByLocalFunction {
    var items: [Int] = []

    func prune() {
        func isOld(_ item: Int) -> Bool { items.first == item }
        var newItems = items
        newItems.removeAll(where: isOld)
        items = newItems
    }
}

@Observable
final class ByLocalClosure {
    var items: [Int] = []
    var last: Int? { items.last }

    func sort() {
        let isLast = { (item: Int) in self.last == item }
        var newItems = items
        newItems.removeAll { isLast($0) }
        items = newItems
    }
}

@Observable
final class ByFunctionOfOther {
    static let shared = ByFunctionOfOther()
    var items: [Int] = []

    func prune() {
        var newItems = items
        Rules.trim(&newItems)
        items = newItems
    }
}

enum Rules {
    static func trim(_ items: inout [Int]) { items.removeLast(ByFunctionOfOther.shared.items.count) }
}

final class BehindSelf: ObservableObject {
    @Published var counts: [String: Int] = [:]

    func add(_ word: String) {
        later { [weak self] in
            self?.counts[word, default: self?.counts.count ?? 0] += 1
        }
    }

    private func later(_ action: @escaping () -> Void) { action() }
}

/// Local code runs before, or reads something else.
@Observable
final class Moved {
    var items: [Int] = []
    var base = 0

    func prune() {
        let count = items.count
        func isOld(_ item: Int) -> Bool { item > count + base }
        items.removeAll(where: isOld)
        let first = { self.items.first }()
        items.removeAll { $0 == first }
        trim(&items, by: 1)
    }

    private func trim(_ items: inout [Int], by count: Int) { items.removeLast(count) }
    private func trim(to count: Int) { items.removeLast(items.count - count) }
}

struct MovedView: View {
    @State private var model = Moved()

    var body: some View {
        Text("\(model.items.count) \(model.base)")
    }
}
