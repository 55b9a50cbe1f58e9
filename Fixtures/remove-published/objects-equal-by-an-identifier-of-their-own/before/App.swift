import SwiftUI

/// No other object has its identifier.
final class Room: ObservableObject, Identifiable, Hashable {
  let id = UUID()
  @Published var name = ""

  static func == (lhs: Room, rhs: Room) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class Door: ObservableObject, Identifiable, Equatable {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  @Published var isOpen = false

  static func == (lhs: Door, rhs: Door) -> Bool { lhs.id == rhs.id }
}

/// It has the one of the standard library.
final class Window: ObservableObject, Identifiable, Equatable {
  @Published var isOpen = false

  static func == (lhs: Window, rhs: Window) -> Bool { lhs.id == rhs.id }
}

/// Two objects may have the same.
final class Guest: ObservableObject, Identifiable, Equatable {
  let id: UUID
  @Published var name = ""

  init(id: UUID) { self.id = id }

  static func == (lhs: Guest, rhs: Guest) -> Bool { lhs.id == rhs.id }
}

final class House: ObservableObject {
  @Published var room: Room?
  @Published var path: [Room] = []
  @Published var door: Door?
  @Published var window: Window?
  @Published var guest: Guest?

  func enter(_ room: Room, _ door: Door, _ window: Window, _ guest: Guest) {
    self.room = room
    path = [room]
    self.door = door
    self.window = window
    self.guest = guest
  }
}

struct HouseView: View {
  @ObservedObject var house: House

  var body: some View {
    Text(house.room?.name ?? house.path.last?.name ?? "")
    Text(house.door?.isOpen == true || house.window?.isOpen == true ? "open" : house.guest?.name ?? "")
  }
}
