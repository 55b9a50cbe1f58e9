import Combine

final class Search: ObservableObject {
  @Published var query = "" {
    willSet {
      if newValue == query { return }
      print(newValue)
    }
  }
  private var log: AnyCancellable?

  init() { log = $query.sink { print($0) } }
}
