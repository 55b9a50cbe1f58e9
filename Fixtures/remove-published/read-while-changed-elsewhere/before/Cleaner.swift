final class Cleaner {
    let list: ByService

    init(list: ByService) { self.list = list }

    func clean() {
        list.items.removeAll { isOld($0) }
    }

    private func isOld(_ item: Int) -> Bool { list.items.first == item }
}

struct Sweeper {
    let list: ByParameter

    func sweep() {
        list.items.removeAll { Sweeper.isOld($0, in: list) }
    }

    private static func isOld(_ item: Int, in list: ByParameter) -> Bool { list.items.first == item }
}
