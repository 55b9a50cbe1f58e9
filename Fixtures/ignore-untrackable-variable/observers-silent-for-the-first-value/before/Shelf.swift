import Combine

final class Shelf: ObservableObject {
    @Published var shown: [Int] = []
    /// The first value calls no observers.
    var order: Int { didSet { shown.sort() } }
    var limit: Int { willSet { shown = [] } }
    /// Has a first value already.
    var title: String? { didSet { shown = [] } }
    private let store: Int

    init(store: Int) {
        self.store = store
        self.order = store + 1
        limit = 3
        title = "Shelf"
    }

    init(twice store: Int) {
        self.store = store
        order = store
        limit = 3
        order = store + 1
    }

    init(branch store: Int) {
        self.store = store
        if store > 1 { order = 1 } else { order = 2 }
        limit = 4
    }

    init(rows: [Int]) throws {
        store = 0
        (order, limit) = (1, 2)
        shown = rows
    }

    init(loop rows: [Int]) {
        store = 0
        order = 0
        limit = 1
        for row in rows { order = row }
    }

    init(sum rows: [Int]) {
        store = 0
        order = rows.map { $0 + 1 }.reduce(0, +)
        limit = order
    }

    convenience init() {
        self.init(store: 1)
        order = 3
    }
}

class Furniture {
    init(name: String) {}
}

final class Bench: Furniture, ObservableObject {
    @Published var shown: [Int] = []
    var order: Int { didSet { shown.sort() } }

    init(order: Int) {
        self.order = order
        super.init(name: "Bench")
        self.order = order + 1
    }
}
