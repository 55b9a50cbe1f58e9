import Combine

/// Independent of the search: can move.
final class Favorites: ObservableObject {
    @Published private(set) var names: Set<String> = []

    func toggle(_ name: String) {
        if names.remove(name) == nil {
            names.insert(name)
        }
    }
}
