import Combine

final class Clock: ObservableObject {
  @Published var time = 0
}

final class Display: ObservableObject {
  @Published private(set) var text = ""
  private var subscription: AnyCancellable?

  init(time: Published<Int>.Publisher) {
    subscribe(to: time)
  }

  func follow(_ clock: Clock) {
    subscribe(to: clock.$time)
    log(clock.$time.dropFirst(), as: "time")
  }

  private func subscribe(to time: Published<Int>.Publisher) {
    subscription = time.map { "\($0)" }.sink { [weak self] in self?.text = $0 }
  }

  private func log<P: Publisher>(_ values: P, as name: String) where P.Output == Int, P.Failure == Never {
    subscription = values.sink { print(name, $0) }
  }
}

protocol Follower {
  func follow(_ time: Published<Int>.Publisher)
}

struct Printer: Follower {
  func follow(_ time: Published<Int>.Publisher) { _ = time.sink { print($0) } }
}

func connect(_ clock: Clock, to follower: any Follower) -> Display {
  follower.follow(clock.$time)
  return Display(time: clock.$time)
}

/// Nothing but the publisher of a class that stays is handed to this one.
final class Thermometer {
  @Published var degrees = 20
  private var subscription: AnyCancellable?

  func subscribe(to degrees: Published<Int>.Publisher) { subscription = degrees.sink { print($0) } }
  func start() { subscribe(to: $degrees) }
}
