import Combine
import Foundation

struct Entry: Identifiable {
    let id = UUID()
    var name: String
    var isBought = false
}

final class ListStore: ObservableObject {
    @Published private(set) var entries: [Entry] = []

    func add(_ name: String) {
        entries.append(Entry(name: name))
    }

    func buy(_ entry: Entry) {
        guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { return }
        entries[index].isBought = true
    }
}
