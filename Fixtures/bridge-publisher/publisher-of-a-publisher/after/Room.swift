import Combine
import Observation

final class Lamp: ObservableObject {
  @Published var isOn = false
}

@Observable
final class Room {
  var lamp = Lamp() {
    willSet { lampSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lampSubject = CurrentValueSubject<_, Never>(_lamp)
  private var cancellables: Set<AnyCancellable> = []

  init() {
    lampSubject.flatMap { $0.$isOn }.sink { print($0) }.store(in: &cancellables)
    lampSubject.map { $0.$isOn }.switchToLatest().sink { print($0) }.store(in: &cancellables)
  }

  func follow() {
    let follow = { [weak self] in _ = self?.lampSubject.sink { print($0) } }
    follow()
  }
}
