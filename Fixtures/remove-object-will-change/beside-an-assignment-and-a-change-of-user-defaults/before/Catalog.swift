import SwiftUI

final class Catalog: ObservableObject {
    private(set) var shown: [String] = []
    private(set) var count = 0
    private let store = UserDefaults.standard

    var isSearching: Bool { store.bool(forKey: "searching") }

    func search(_ text: String) {
        store.set(!text.isEmpty, forKey: "searching")
        objectWillChange.send()
        shown = [text]
    }

    func searchLater(_ text: String) {
        objectWillChange.send()
        shown = [text]
        save(text)
    }

    private func save(_ text: String) { store.set(!text.isEmpty, forKey: "searching") }

    /// Nothing but what is tracked changes here.
    func add(_ text: String) {
        objectWillChange.send()
        shown.append(text)
        count += 1
    }
}

struct CatalogView: View {
    @ObservedObject var catalog: Catalog

    var body: some View {
        if catalog.isSearching { Text("Searching") }
    }
}

struct ShownView: View {
    @ObservedObject var catalog: Catalog

    var body: some View {
        Text("\(catalog.shown.count) \(catalog.count)")
    }
}
