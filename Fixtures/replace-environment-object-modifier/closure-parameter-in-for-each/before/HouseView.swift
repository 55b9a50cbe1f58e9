import SwiftUI

struct HouseView: View {
    @ObservedObject var house: House

    var body: some View {
        ForEach(house.rooms) { room in
            RoomView().environmentObject(room)
        }
    }
}

struct RoomView: View {
    @EnvironmentObject private var room: Room

    var body: some View {
        Text(room.name)
    }
}
