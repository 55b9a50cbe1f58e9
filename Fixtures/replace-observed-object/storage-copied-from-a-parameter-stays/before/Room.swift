import SwiftUI

final class Room: ObservableObject {
    @Published var name = ""
}

struct RoomView: View {
    @ObservedObject var room: Room

    init(_room room: ObservedObject<Room>) {
        let _given = room
        _room = _given
    }

    var body: some View { Text(room.name) }
}
