import SwiftUI

struct RoomView: View {
    private let room = Rooms.all[1, default: Rooms.hall]

    var body: some View {
        Text(room.name)
    }
}
