import SwiftUI

@Observable
final class Door {
  var isOpen = false
}

@Observable
final class Lamp {
  var isOn = false
}

@Observable
final class Room {
  let door = Door()
  let lamp = Lamp()
  let other = Lamp()
  var name = ""

  init() {
    print("listening")
  }
}

struct RoomView: View {
  @State private var room = Room()

  var body: some View {
    Text(room.door.isOpen && room.lamp.isOn ? room.name : "")
  }
}
