import SwiftUI

final class Search: ObservableObject {
    @AppStorage("filter") private var filter = ""
    @Published var results: [String] = []

    func run(over all: [String]) {
        results = all.filter { $0.contains(filter) }
    }

    func reset() {
        filter = ""
        results = []
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        Text(search.results.joined())
    }
}
