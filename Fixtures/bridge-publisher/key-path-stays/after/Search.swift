import Combine

final class Search: ObservableObject {
  @Published var query = ""
}

func follow(_ searches: AnyPublisher<Search, Never>) -> AnyCancellable {
  searches.map(\.$query).switchToLatest().sink { print($0) }
}
