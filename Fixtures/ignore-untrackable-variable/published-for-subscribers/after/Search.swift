import Combine
import SwiftUI

@Observable
@MainActor
final class Search {
    private(set) var results: [String] = []
    /// What is written by the field.
    @ObservationIgnored @Published
    var query: String
    @ObservationIgnored @Published private var filter = Filter.all { didSet { reload() } }
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    enum Filter { case all, some }

    init(query: String) {
        _query = Published(initialValue: query)
        $query.combineLatest($filter)
            .sink { [weak self] query, filter in self?.results = filter == .all ? [query] : [] }
            .store(in: &subscriptions)
        titles.assign(to: &$filter)
    }

    private var titles: AnyPublisher<Filter, Never> { Just(.some).eraseToAnyPublisher() }

    func clear() { query = "" }

    private func reload() { _query = Published(initialValue: "") }
}

struct SearchView: View {
    var search: Search

    var body: some View {
        List(search.results, id: \.self) { Text($0) }
            .toolbar { Button("Clear", action: search.clear) }
    }
}
