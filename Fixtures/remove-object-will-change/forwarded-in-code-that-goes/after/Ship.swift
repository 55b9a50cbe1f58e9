import SwiftUI

@Observable
final class Sail {
  var isSet = false
}

@Observable
final class Anchor {
  var isDown = true
}

@Observable
final class Ship {
  var sail = Sail()
  let anchor = Anchor()

  func refit() {
    sail = Sail()
  }
}

@Observable
final class Fleet {
  let first = Sail()
  let second = Anchor()

  func start() {
    print("starting")
  }
}

@Observable
final class Harbour {
  let sail = Sail()
  let anchor = Anchor()

  var isQuiet: Bool { anchor.isDown && !sail.isSet }
}

@Observable
final class Pier {
  var anchor = Anchor()
}

struct ShipView: View {
  @State private var ship = Ship()
  var fleet: Fleet
  @State private var harbour = Harbour()
  var pier: Pier

  var body: some View {
    Text(ship.sail.isSet ? "sailing" : harbour.isQuiet ? "quiet" : "")
    Text(fleet.first.isSet || fleet.second.isDown ? "" : pier.anchor.isDown ? "down" : "up")
  }
}
