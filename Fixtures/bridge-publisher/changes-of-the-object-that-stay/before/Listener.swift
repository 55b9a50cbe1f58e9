import Combine

final class Listener {
  private var subscriptions: Set<AnyCancellable> = []

  init(
    _ sender: Sender, _ owner: Owner, _ stored: Stored, _ returning: Returning, _ cast: Cast,
    _ sent: SentFromElsewhere, _ store: any Store, _ parent: Parent
  ) {
    sender.objectWillChange.sink { print("sender") }.store(in: &subscriptions)
    owner.objectWillChange.sink { print("owner") }.store(in: &subscriptions)
    stored.objectWillChange.sink { print("stored") }.store(in: &subscriptions)
    returning.objectWillChange.sink { print("returning") }.store(in: &subscriptions)
    (cast.objectWillChange as ObservableObjectPublisher).sink { print("cast") }.store(in: &subscriptions)
    sent.objectWillChange.sink { print("sent") }.store(in: &subscriptions)
    parent.objectWillChange.sink { print("parent") }.store(in: &subscriptions)
    listen(to: store)
    let publisher = sent.objectWillChange
    publisher.send()
  }

  private func listen<S: Store>(to store: S) {
    store.objectWillChange.sink { _ in print("store") }.store(in: &subscriptions)
  }
}
