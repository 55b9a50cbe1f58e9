import Combine
import Observation

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)

  func follow(_ querySubject: PassthroughSubject<String, Never>) -> AnyCancellable {
    self.querySubject.merge(with: querySubject).sink { print($0) }
  }
}
