import Combine
import Observation

@Observable
final class Shelf {
    var shown: [Int] = []
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
        _title = "Shelf"
    }

    init(twice store: Int) {
        self.store = store
        order = store
        limit = 3
        _order = store + 1
    }

    init(branch store: Int) {
        self.store = store
        if store > 1 { order = 1 } else { order = 2 }
        limit = 4
    }

    init(rows: [Int]) throws {
        store = 0
        (_order, _limit) = (1, 2)
        shown = rows
    }

    init(loop rows: [Int]) {
        store = 0
        order = 0
        limit = 1
        for row in rows { _order = row }
    }

    init(sum rows: [Int]) {
        store = 0
        order = rows.map { $0 + 1 }.reduce(0, +)
        limit = _order
    }

    convenience init() {
        self.init(store: 1)
        _order = 3
    }
}

class Furniture {
    init(name: String) {}
}

@Observable
final class Bench: Furniture {
    var shown: [Int] = []
    var order: Int { didSet { shown.sort() } }

    init(order: Int) {
        self.order = order
        super.init(name: "Bench")
        self._order = order + 1
    }
}
