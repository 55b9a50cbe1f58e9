import Combine

final class Search: ObservableObject {
  @Published var query = ""
  private var log: AnyCancellable?

  init() { log = $query.sink { print($0) } }
}
