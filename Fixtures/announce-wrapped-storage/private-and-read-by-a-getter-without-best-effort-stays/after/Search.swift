import SwiftUI

final class Search: ObservableObject {
    @AppStorage("filter") private var filter = ""
    @Published var all: [String] = []

    var results: [String] {
        all.filter { $0.contains(filter) }
    }

    func look(for text: String) {
        filter = text
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        Text(search.results.joined())
    }
}

func reset() {
    UserDefaults.standard.removeObject(forKey: "filter")
}
