import SwiftUI

@Observable
final class Room {
  let name: String
  var guests = 0
  weak var house: House?

  init(name: String, house: House) {
    self.name = name
    self.house = house
  }

  func close() { house?.rooms[name] = nil }
}

@Observable
final class House {
  fileprivate(set) var rooms: [String: Room] = [:]
  var limit = 3

  var names: [String] { rooms.keys.sorted() }
  var isFull: Bool { rooms.values.reduce(0) { $0 + $1.guests } >= limit }

  func open() {
    let name = "room \(rooms.count + 1)"
    rooms[name] = rooms[name] ?? Room(name: name, house: self)
  }
}

struct ContentView: View {
  @State private var house = House()

  var body: some View {
    Button("open") { house.open() }
    Stepper("limit", value: $house.limit)
    ForEach(house.names, id: \.self) { name in
      if let room = house.rooms[name] { RoomView(room: room) }
    }
  }
}

struct RoomView: View {
  @Bindable var room: Room

  var body: some View {
    Text(room.name)
    Stepper("guests", value: $room.guests)
    Button("close") { room.close() }
  }
}
