import SwiftUI

final class Room: ObservableObject {
  let name: String
  @Published var guests = 0
  weak var house: House?

  init(name: String, house: House) {
    self.name = name
    self.house = house
  }

  func close() { house?.rooms[name] = nil }
}

final class House: ObservableObject {
  @Published fileprivate(set) var rooms: [String: Room] = [:]
  @Published var limit = 3

  var names: [String] { rooms.keys.sorted() }
  var isFull: Bool { rooms.values.reduce(0) { $0 + $1.guests } >= limit }

  func open() {
    let name = "room \(rooms.count + 1)"
    rooms[name] = rooms[name] ?? Room(name: name, house: self)
  }
}

struct ContentView: View {
  @StateObject private var house = House()

  var body: some View {
    Button("open") { house.open() }
    Stepper("limit", value: $house.limit)
    ForEach(house.names, id: \.self) { name in
      if let room = house.rooms[name] { RoomView(room: room) }
    }
  }
}

struct RoomView: View {
  @ObservedObject var room: Room

  var body: some View {
    Text(room.name)
    Stepper("guests", value: $room.guests)
    Button("close") { room.close() }
  }
}
