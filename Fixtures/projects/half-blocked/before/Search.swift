import Combine

/// Consumes its own publisher: has to stay.
final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []

    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .sink { [weak self] query in
                self?.results = query.isEmpty ? [] : [query]
            }
            .store(in: &cancellables)
    }
}
