import Observation

@Observable
final class Selection<Item> where Item: Hashable {
    private(set) var items: Set<Item> = []

    func toggle(_ item: Item) {
        if items.remove(item) == nil {
            items.insert(item)
        }
    }
}
