final class Cleaner {
    let list: ByService

    init(list: ByService) { self.list = list }

    func clean() {
        var items = list.items
        items.removeAll { isOld($0) }
        list.items = items
    }

    private func isOld(_ item: Int) -> Bool { list.items.first == item }
}

struct Sweeper {
    let list: ByParameter

    func sweep() {
        var items = list.items
        items.removeAll { Sweeper.isOld($0, in: list) }
        list.items = items
    }

    private static func isOld(_ item: Int, in list: ByParameter) -> Bool { list.items.first == item }
}
