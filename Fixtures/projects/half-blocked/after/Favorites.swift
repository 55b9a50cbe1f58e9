import Observation

/// Independent of the search: can move.
@Observable
final class Favorites {
    private(set) var names: Set<String> = []

    func toggle(_ name: String) {
        if names.remove(name) == nil {
            names.insert(name)
        }
    }
}
