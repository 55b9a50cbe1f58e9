import Combine
import Observation

@Observable
final class Player {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var isPlaying = false {
    willSet { objectWillChange.send() }
  }
  var volume = 1 {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Orchestra {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var title = "orchestra" {
    willSet { objectWillChange.send() }
  }
  let leader = Player()
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    leader.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

/// Nothing subscribes to it, so what it is told need not go further.
@Observable
final class Hall {
  var seats = 100
}

public func run(_ record: @escaping (String) -> Void) {
  let orchestra = Orchestra()
  let hall = Hall()
  let changes = orchestra.objectWillChange.sink {
    record("\(orchestra.title) \(orchestra.leader.isPlaying) \(orchestra.leader.volume)")
  }
  orchestra.leader.isPlaying = true
  orchestra.title = "playing"
  orchestra.leader.volume += 1
  hall.seats = 90
  changes.cancel()
  orchestra.leader.volume += 1
  record("\(orchestra.title) \(orchestra.leader.isPlaying) \(orchestra.leader.volume) \(hall.seats)")
}
