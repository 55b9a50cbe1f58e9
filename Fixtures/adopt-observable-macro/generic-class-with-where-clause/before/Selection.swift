import Combine

final class Selection<Item>: ObservableObject where Item: Hashable {
    @Published private(set) var items: Set<Item> = []

    func toggle(_ item: Item) {
        if items.remove(item) == nil {
            items.insert(item)
        }
    }
}
