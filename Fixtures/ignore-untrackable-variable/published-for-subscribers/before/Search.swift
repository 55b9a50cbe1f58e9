import Combine
import SwiftUI

@MainActor
final class Search: ObservableObject {
    @Published private(set) var results: [String] = []
    /// What is written by the field.
    @Published
    var query: String
    @Published private var filter = Filter.all { didSet { reload() } }
    private var subscriptions = Set<AnyCancellable>()

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
    @ObservedObject var search: Search

    var body: some View {
        List(search.results, id: \.self) { Text($0) }
            .toolbar { Button("Clear", action: search.clear) }
    }
}
