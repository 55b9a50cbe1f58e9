import Combine
import Observation

@Observable
final class Search {
  var query = "" {
    willSet {
      defer { querySubject.send(newValue) }
      if newValue == query { return }
      print(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  private var log: AnyCancellable?

  init() { log = querySubject.sink { print($0) } }
}
