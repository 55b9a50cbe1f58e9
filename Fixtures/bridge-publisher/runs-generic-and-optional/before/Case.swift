import Combine

final class Box<Value>: ObservableObject {
  @Published var value: Value
  @Published var last: Value?
  @Published var forced: Value!
  @Published var inferred = [Int: String]()
  private var cancellables: Set<AnyCancellable> = []

  init(_ value: Value, _ record: @escaping (String) -> Void) {
    self.value = value
    $value.sink { [weak self] in
      record("value \($0)")
      self?.last = self?.value
    }.store(in: &cancellables)
    $last.sink { record("last \($0.map { "\($0)" } ?? "nil")") }.store(in: &cancellables)
    $forced.compactMap { $0 }.sink { record("forced \($0)") }.store(in: &cancellables)
    $inferred.map(\.count).sink { record("count \($0)") }.store(in: &cancellables)
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
