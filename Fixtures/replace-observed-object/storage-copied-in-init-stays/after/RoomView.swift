import SwiftUI

struct RoomView: View {
    @ObservedObject var room: Room

    init(other: RoomView) {
        _room = other._room
    }

    var body: some View {
        Text(room.name)
    }
}
