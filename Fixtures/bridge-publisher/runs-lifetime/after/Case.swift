import Combine
import Observation

@Observable
final class Model {
  var name = "a" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
}

public func run(_ record: @escaping (String) -> Void) {
  var model: Model? = Model()
  let isFreed = { [weak model] in model == nil }
  let subscription = model?.nameSubject.sink(
    receiveCompletion: { _ in record("finished") }, receiveValue: { record("name \($0)") })
  let cancelled = model?.nameSubject.dropFirst().handleEvents(receiveCancel: { record("cancel") })
    .sink { record("other \($0)") }
  cancelled?.cancel()
  model?.name = "b"
  model = nil
  record("freed: \(isFreed())")
  subscription?.cancel()
  record("end")
}
