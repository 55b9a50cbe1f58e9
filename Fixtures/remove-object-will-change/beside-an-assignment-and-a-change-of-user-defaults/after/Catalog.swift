import SwiftUI

@Observable
final class Catalog {
    private(set) var shown: [String] = []
    private(set) var count = 0
    private let store = UserDefaults.standard

    var isSearching: Bool {
        access(keyPath: \.isSearching)
        return store.bool(forKey: "searching")
    }

    func search(_ text: String) {
        store.set(!text.isEmpty, forKey: "searching")
        withMutation(keyPath: \.isSearching) {}
        shown = [text]
    }

    func searchLater(_ text: String) {
        withMutation(keyPath: \.isSearching) {}
        shown = [text]
        save(text)
    }

    private func save(_ text: String) { store.set(!text.isEmpty, forKey: "searching") }

    /// Nothing but what is tracked changes here.
    func add(_ text: String) {
        shown.append(text)
        count += 1
    }
}

struct CatalogView: View {
    var catalog: Catalog

    var body: some View {
        if catalog.isSearching { Text("Searching") }
    }
}

struct ShownView: View {
    var catalog: Catalog

    var body: some View {
        Text("\(catalog.shown.count) \(catalog.count)")
    }
}
