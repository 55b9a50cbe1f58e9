import Combine

final class Model: ObservableObject {
  @Published var value = 0
}

final class Slow: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  private let record: (String) -> Void
  private var subscription: (any Subscription)?

  init(_ record: @escaping (String) -> Void) { self.record = record }
  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Int) -> Subscribers.Demand {
    record("got \(input)")
    return input == 5 ? .max(1) : .none
  }
  func receive(completion: Subscribers.Completion<Never>) { record("finished") }
  func ask(_ count: Int) { subscription?.request(.max(count)) }
  func stop() { subscription?.cancel() }
}

public func run(_ record: @escaping (String) -> Void) {
  let model = Model()
  let slow = Slow(record)
  model.value = 1
  model.$value.receive(subscriber: slow)
  record("asks for one")
  slow.ask(1)
  model.value = 2
  model.value = 3
  record("asks for two")
  slow.ask(2)
  model.value = 4
  model.value = 5
  model.value = 5
  record("asks again")
  slow.ask(1)
  model.value = 6
  slow.stop()
  model.value = 7
  slow.ask(1)
}
