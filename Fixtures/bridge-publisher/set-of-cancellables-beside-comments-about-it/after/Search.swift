import Combine
import SwiftUI

@Observable
final class Search {
    var query = "" {
        willSet { querySubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    var results: [String] = [] {
        willSet { resultsSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var resultsSubject = CurrentValueSubject<[String], Never>(_results)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        querySubject.map { [$0] }.sink { [weak self] in self?.results = $0 }.store(in: &cancellables)

        //    $query.sink { print($0) }
        //        .store(in: &cancellables)
        resultsSubject.sink { print($0) }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @Bindable var search: Search

    var body: some View {
        TextField("Query", text: $search.query)
        Text(search.results.joined())
    }
}
