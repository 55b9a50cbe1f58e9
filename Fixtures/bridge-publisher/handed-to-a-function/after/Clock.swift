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

  init(time: some Publisher<Int, Never>) {
    subscribe(to: time)
  }

  func follow(_ clock: Clock) {
    subscribe(to: clock.timeSubject)
    log(clock.timeSubject.dropFirst(), as: "time")
  }

  private func subscribe(to time: some Publisher<Int, Never>) {
    subscription = time.map { "\($0)" }.sink { [weak self] in self?.text = $0 }
  }

  private func log<P: Publisher>(_ values: P, as name: String) where P.Output == Int, P.Failure == Never {
    subscription = values.sink { print(name, $0) }
  }
}

protocol Follower {
  func follow(_ time: some Publisher<Int, Never>)
}

struct Printer: Follower {
  func follow(_ time: some Publisher<Int, Never>) { _ = time.sink { print($0) } }
}

func connect(_ clock: Clock, to follower: any Follower) -> Display {
  follower.follow(clock.timeSubject)
  return Display(time: clock.timeSubject)
}

/// Nothing but the publisher of a class that stays is handed to this one.
final class Thermometer {
  @Published var degrees = 20
  private var subscription: AnyCancellable?

  func subscribe(to degrees: Published<Int>.Publisher) { subscription = degrees.sink { print($0) } }
  func start() { subscribe(to: $degrees) }
}
