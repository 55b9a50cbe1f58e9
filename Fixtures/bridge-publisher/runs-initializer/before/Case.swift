import Combine

final class Model: ObservableObject {
  @Published var given: Int
  @Published var preset = 0
  @Published var wrapped: String
  @Published var observed = 1 {
    didSet { log?("observed \(oldValue)") }
  }
  private var log: ((String) -> Void)?
  private var cancellables: Set<AnyCancellable> = []

  init(_ record: @escaping (String) -> Void) {
    given = 1
    _wrapped = Published(initialValue: "w")
    preset = 1
    log = record
    $given.sink { record("given \($0)") }.store(in: &cancellables)
    $preset.sink { [weak self] in record("preset \($0) shown \(self?.preset ?? -1)") }.store(in: &cancellables)
    $wrapped.sink { record("wrapped \($0)") }.store(in: &cancellables)
    $observed.sink { record("sent \($0)") }.store(in: &cancellables)
    record("subscribed")
    given = 2
    preset = 2
    preset += 1
    wrapped = "v"
    observed = 2
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let model = Model(record)
  record("made \(model.given) \(model.preset) \(model.wrapped) \(model.observed)")
  model.given = 3
  model.observed = 3
}
