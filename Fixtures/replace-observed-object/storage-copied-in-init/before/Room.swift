import SwiftUI

final class Room: ObservableObject {
    @Published var name = ""
}

struct RoomView: View {
    @ObservedObject var room: Room
    @ObservedObject var other: Room

    init(room: Room, other: Room) {
        self.room = room
        self.other = other
    }

    init(_ view: RoomView) {
        _room = view._room
        _other = view._other
    }

    init(reversing view: RoomView) {
        self._room = view._other
        self._other = view._room
    }

    var body: some View {
        Text(room.name)
        TextField("Other", text: $other.name)
    }
}
