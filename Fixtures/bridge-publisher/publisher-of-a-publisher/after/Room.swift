import Combine
import Observation

@Observable
final class Lamp {
  var isOn = false {
    willSet { isOnSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)
}

@Observable
final class Room {
  var lamp = Lamp() {
    willSet { lampSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lampSubject = CurrentValueSubject<Lamp, Never>(_lamp)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    lampSubject.flatMap { $0.isOnSubject }.sink { print($0) }.store(in: &cancellables)
    lampSubject.map { $0.isOnSubject }.switchToLatest().sink { print($0) }.store(in: &cancellables)
  }

  func follow() {
    let follow = { [weak self] in _ = self?.lampSubject.sink { print($0) } }
    follow()
  }
}
