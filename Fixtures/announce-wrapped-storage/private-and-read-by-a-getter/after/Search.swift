import SwiftUI

@Observable
final class Search {
    @ObservationIgnored @AppStorage("filter") private var _filterStorage = ""
    private var filter: String {
        get {
            access(keyPath: \.filter)
            return _filterStorage
        }
        set { withMutation(keyPath: \.filter) { _filterStorage = newValue } }
    }
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
