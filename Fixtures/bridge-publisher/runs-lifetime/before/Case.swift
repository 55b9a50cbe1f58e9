import Combine

final class Model: ObservableObject {
  @Published var name = "a"
}

public func run(_ record: @escaping (String) -> Void) {
  var model: Model? = Model()
  let isFreed = { [weak model] in model == nil }
  let subscription = model?.$name.sink(
    receiveCompletion: { _ in record("finished") }, receiveValue: { record("name \($0)") })
  let cancelled = model?.$name.dropFirst().handleEvents(receiveCancel: { record("cancel") })
    .sink { record("other \($0)") }
  cancelled?.cancel()
  model?.name = "b"
  model = nil
  record("freed: \(isFreed())")
  subscription?.cancel()
  record("end")
}
