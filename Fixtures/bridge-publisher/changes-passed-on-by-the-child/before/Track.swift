import Combine

// Something subscribes to the object that changes are passed on to, which is told of them as before.
final class Track: ObservableObject {
  @Published var title = "one"

  func attach(to player: Player) {
    objectWillChange
      .sink { [weak player] _ in player?.objectWillChange.send() }
      .store(in: &player.subscriptions)
  }
}

final class Player: ObservableObject {
  @Published var volume = 1
  let track = Track()
  fileprivate(set) var subscriptions: Set<AnyCancellable> = []

  init() { track.attach(to: self) }
}

final class Recorder {
  private var subscription: AnyCancellable?

  init(_ player: Player) {
    subscription = player.objectWillChange.sink { print("player") }
  }
}
