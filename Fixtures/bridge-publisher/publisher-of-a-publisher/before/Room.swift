import Combine

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Room: ObservableObject {
  @Published var lamp = Lamp()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $lamp.flatMap { $0.$isOn }.sink { print($0) }.store(in: &cancellables)
    $lamp.map { $0.$isOn }.switchToLatest().sink { print($0) }.store(in: &cancellables)
  }

  func follow() {
    let follow = { [weak self] in _ = self?.$lamp.sink { print($0) } }
    follow()
  }
}
