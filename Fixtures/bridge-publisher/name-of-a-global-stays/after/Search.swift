import Combine

let querySubject = PassthroughSubject<String, Never>()

final class Search: ObservableObject {
  @Published var query = ""
  private var subscription: AnyCancellable?

  init() { subscription = $query.merge(with: querySubject).sink { print($0) } }
}
