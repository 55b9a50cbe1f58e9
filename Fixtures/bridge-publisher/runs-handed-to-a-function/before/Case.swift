import Combine

final class Clock: ObservableObject {
  @Published var time = 0
}

final class Display: ObservableObject {
  @Published private(set) var text = ""
  private var subscription: AnyCancellable?

  func show(_ time: Published<Int>.Publisher) {
    subscription = time.sink { [weak self] in self?.text = "\($0)" }
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let clock = Clock()
  let display = Display()
  clock.time = 1
  display.show(clock.$time)
  record(display.text)
  clock.time = 2
  record(display.text)
}
