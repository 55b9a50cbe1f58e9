import SwiftUI

final class ByLocalFunction: ObservableObject {
    @Published var items: [Int] = []

    func prune() {
        func isOld(_ item: Int) -> Bool { items.first == item }
        items.removeAll(where: isOld)
    }
}

final class ByLocalClosure: ObservableObject {
    @Published var items: [Int] = []
    var last: Int? { items.last }

    func sort() {
        let isLast = { (item: Int) in self.last == item }
        items.removeAll { isLast($0) }
    }
}

final class ByFunctionOfOther: ObservableObject {
    static let shared = ByFunctionOfOther()
    @Published var items: [Int] = []

    func prune() {
        Rules.trim(&items)
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
final class Moved: ObservableObject {
    @Published var items: [Int] = []
    @Published var base = 0

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
    @StateObject private var model = Moved()

    var body: some View {
        Text("\(model.items.count) \(model.base)")
    }
}
