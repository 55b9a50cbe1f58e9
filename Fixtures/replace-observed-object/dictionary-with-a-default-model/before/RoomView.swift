import SwiftUI

struct RoomView: View {
    @ObservedObject private var room = Rooms.all[1, default: Rooms.hall]

    var body: some View {
        Text(room.name)
    }
}
