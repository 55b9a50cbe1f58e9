import Combine
import Observation

// Something subscribes to the object that changes are passed on to, which is told of them as before.
@Observable
final class Track {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var title = "one" {
    willSet { objectWillChange.send() }
  }

  func attach(to player: Player) {
    objectWillChange
      .sink { [weak player] _ in player?.objectWillChange.send() }
      .store(in: &player.subscriptions)
  }
}

@Observable
final class Player {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var volume = 1 {
    willSet { objectWillChange.send() }
  }
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
