import Combine

final class Search: ObservableObject {
  @Published var query = ""
}

func bind(_ source: AnyPublisher<String, Never>, to search: Search) { source.assign(to: &search.$query) }
