actor Warehouse {
    private var stock: [String: Int] = [:]

    func add(_ item: String) {
        stock[item, default: 0] += 1
    }
}

struct Shelf {
    var items: [String] = []
}

final class Forklift {
    var load = 0.0
}
