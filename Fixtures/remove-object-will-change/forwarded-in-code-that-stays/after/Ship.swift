import Combine
import SwiftUI

@Observable
final class Sail {
  var isSet = false
}

/// Other code may call its functions and initializers.
@Observable
public final class Ship {
  let sail = Sail()

  public init() {
  }

  func follow() {
  }
}

@Observable
final class Fleet {
  let sail = Sail()
  let size: Int

  private var cancellables: Set<AnyCancellable> = []

  init() {
    size = 1
    follow()
  }

  init(size: Int) {
    self.size = size
    let following = follow
    following()
  }

  /// Tells views of the sail.
  private func watch() {
  }

  private func follow() {
  }

  func start() {
    cancellables = []
    watch()
  }

  func stop() { cancellables.removeAll() }
}

@Observable
class Boat {
  let sail = Sail()
  let name: String

  init() {
    name = ""
  }
}

@Observable
final class Raft {
  var sail = Sail()

  init() {
  }

  init(sail: Sail) {
    self.sail = sail
  }
}

struct ShipView: View {
  var ship: Ship
  var fleet: Fleet
  var boat: Boat
  var raft: Raft

  var body: some View {
    Text(ship.sail.isSet ? "sailing" : "")
    Text(fleet.sail.isSet || boat.sail.isSet || raft.sail.isSet ? "sailing" : "")
  }
}
