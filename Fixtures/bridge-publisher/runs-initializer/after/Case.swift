import Combine
import Observation

@Observable
final class Model {
  var given: Int {
    willSet { givenSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var givenSubject = CurrentValueSubject<Int, Never>(_given)
  var preset = 0 {
    willSet { presetSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var presetSubject = CurrentValueSubject<Int, Never>(_preset)
  var wrapped: String {
    willSet { wrappedSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var wrappedSubject = CurrentValueSubject<String, Never>(_wrapped)
  var observed = 1 {
    willSet { observedSubject.send(newValue) }
    didSet { log?("observed \(oldValue)") }
  }
  @ObservationIgnored private(set) lazy var observedSubject = CurrentValueSubject<Int, Never>(_observed)
  private var log: ((String) -> Void)?
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ record: @escaping (String) -> Void) {
    given = 1
    wrapped = "w"
    preset = 1
    log = record
    givenSubject.sink { record("given \($0)") }.store(in: &cancellables)
    presetSubject.sink { [weak self] in record("preset \($0) shown \(self?.preset ?? -1)") }.store(in: &cancellables)
    wrappedSubject.sink { record("wrapped \($0)") }.store(in: &cancellables)
    observedSubject.sink { record("sent \($0)") }.store(in: &cancellables)
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
