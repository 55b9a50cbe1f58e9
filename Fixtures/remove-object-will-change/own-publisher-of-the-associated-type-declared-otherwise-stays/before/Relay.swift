import Combine

final class Relay: ObservableObject {
  let objectWillChange = ObjectWillChangePublisher()
  var channel = 1 { willSet { objectWillChange.send() } }

  struct ObjectWillChangePublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    func send() { subject.send(()) }
  }
}
