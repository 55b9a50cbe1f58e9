import Combine
import Observation

@Observable
class Shape {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  var cancellables: Set<AnyCancellable> = []
}
