import SwiftUI

@Observable
final class Search {
    @ObservationIgnored @AppStorage("filter") private var filter = ""
    var results: [String] = []

    func run(over all: [String]) {
        results = all.filter { $0.contains(filter) }
    }

    func reset() {
        filter = ""
        results = []
    }
}

struct SearchView: View {
    var search: Search

    var body: some View {
        Text(search.results.joined())
    }
}
