import SwiftUI

@Observable
final class Search {
    @ObservationIgnored @AppStorage("filter") private var _filterStorage = ""
    private var filter: String {
        get {
            Self.storeRegistrar.access(self, keyPath: \.filter)
            return _filterStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.filter) { _filterStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar()
    var all: [String] = []

    var results: [String] {
        all.filter { $0.contains(filter) }
    }

    func look(for text: String) {
        filter = text
    }
}

struct SearchView: View {
    var search: Search

    var body: some View {
        Text(search.results.joined())
    }
}
