import Combine
import Observation

@Observable
final class Level {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
    didSet {
      log("was \(oldValue), is \(level)")
      if level > 10 { level = 10 }
    }
  }
  @ObservationIgnored private(set) lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
  private let log: (String) -> Void
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    levelSubject.sink { [weak self] in log("level \($0) shown \(self?.level ?? -1)") }.store(in: &cancellables)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let level = Level(record)
  level.level = 5
  level.level = 20
  level.level += 1
  record("is \(level.level)")
}
