import Combine
import Observation

@Observable
final class Model {
  var name: String = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  private var log: AnyCancellable?

  init() { log = nameSubject.sink { print($0) } }
}
