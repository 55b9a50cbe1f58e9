import SwiftUI

struct RoomView: View {
    @ObservedObject private var room = Rooms.all[1]!
    @ObservedObject private var other = Rooms.all[2] ?? Room()

    var body: some View {
        Text(room.name)
        TextField("Other", text: $other.name)
    }
}
