import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query.map { [$0] }.assign(to: &$results)

        //    $query.sink { print($0) }
        //        .store(in: &cancellables)
        $results.sink { print($0) }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        TextField("Query", text: $search.query)
        Text(search.results.joined())
    }
}
