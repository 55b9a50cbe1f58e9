import Combine

final class Search: ObservableObject {
  @Published var query = ""
  let querySubject = PassthroughSubject<String, Never>()
  private var log: AnyCancellable?

  init() { log = $query.sink { print($0) } }
}
