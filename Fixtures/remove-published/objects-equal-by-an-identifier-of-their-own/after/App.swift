import SwiftUI

/// No other object has its identifier.
@Observable
final class Room: Identifiable, Hashable {
  let id = UUID()
  var name = ""

  static func == (lhs: Room, rhs: Room) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable
final class Door: Identifiable, Equatable {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var isOpen = false

  static func == (lhs: Door, rhs: Door) -> Bool { lhs.id == rhs.id }
}

/// It has the one of the standard library.
@Observable
final class Window: Identifiable, Equatable {
  var isOpen = false

  static func == (lhs: Window, rhs: Window) -> Bool { lhs.id == rhs.id }
}

/// Two objects may have the same.
@Observable
final class Guest: Identifiable, Equatable {
  let id: UUID
  var name = ""

  init(id: UUID) { self.id = id }

  static func == (lhs: Guest, rhs: Guest) -> Bool { lhs.id == rhs.id }
}

@Observable
final class House {
  var room: Room?
  var path: [Room] = []
  var door: Door?
  var window: Window?
  var guest: Guest? { didSet { withMutation(keyPath: \.guest) {} } }

  func enter(_ room: Room, _ door: Door, _ window: Window, _ guest: Guest) {
    self.room = room
    path = [room]
    self.door = door
    self.window = window
    self.guest = guest
  }
}

struct HouseView: View {
  var house: House

  var body: some View {
    Text(house.room?.name ?? house.path.last?.name ?? "")
    Text(house.door?.isOpen == true || house.window?.isOpen == true ? "open" : house.guest?.name ?? "")
  }
}
