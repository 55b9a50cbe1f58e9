import SwiftUI

struct HouseView: View {
    var house: House

    var body: some View {
        ForEach(house.rooms) { room in
            RoomView().environment(room)
        }
    }
}

struct RoomView: View {
    @Environment(Room.self) private var room

    var body: some View {
        Text(room.name)
    }
}
