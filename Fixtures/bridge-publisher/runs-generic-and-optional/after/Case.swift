import Combine
import Observation

@Observable
final class Box<Value> {
  var value: Value {
    willSet { valueSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var valueSubject = CurrentValueSubject<Value, Never>(_value)
  var last: Value? {
    willSet { lastSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lastSubject = CurrentValueSubject<Value?, Never>(_last)
  var forced: Value! {
    willSet { forcedSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var forcedSubject = CurrentValueSubject<Value?, Never>(_forced)
  var inferred = [Int: String]() {
    willSet { inferredSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var inferredSubject = CurrentValueSubject<[Int: String], Never>(_inferred)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ value: Value, _ record: @escaping (String) -> Void) {
    self.value = value
    valueSubject.sink { [weak self] in
      record("value \($0)")
      self?.last = self?.value
    }.store(in: &cancellables)
    lastSubject.sink { record("last \($0.map { "\($0)" } ?? "nil")") }.store(in: &cancellables)
    forcedSubject.compactMap { $0 }.sink { record("forced \($0)") }.store(in: &cancellables)
    inferredSubject.map(\.count).sink { record("count \($0)") }.store(in: &cancellables)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let box = Box("a", record)
  box.value = "b"
  box.last = nil
  box.forced = "c"
  box.inferred[1] = "one"
  box.inferred[1]? += "!"
  let numbers = Box([1], record)
  numbers.value.append(2)
}
