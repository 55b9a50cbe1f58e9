import Combine
import Observation

@Observable
final class Clock {
  var time = 0 {
    willSet { timeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var timeSubject = CurrentValueSubject<Int, Never>(_time)
}

@Observable
final class Display {
  private(set) var text = ""
  private var subscription: AnyCancellable?

  func show(_ time: some Publisher<Int, Never>) {
    subscription = time.sink { [weak self] in self?.text = "\($0)" }
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let clock = Clock()
  let display = Display()
  clock.time = 1
  display.show(clock.timeSubject)
  record(display.text)
  clock.time = 2
  record(display.text)
}
