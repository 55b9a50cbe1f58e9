import Combine
import Observation

@Observable
final class Model {
  #if DEBUG
    var name = "debug" {
      willSet { nameSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  #else
    var name = "" {
      willSet { nameSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  #endif
  private var log: AnyCancellable?

  init() { log = nameSubject.sink { print($0) } }
}
