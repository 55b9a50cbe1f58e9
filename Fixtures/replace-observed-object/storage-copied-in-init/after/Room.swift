import SwiftUI

@Observable
final class Room {
    var name = ""
}

struct RoomView: View {
    var room: Room
    @Bindable var other: Room

    init(room: Room, other: Room) {
        self.room = room
        self.other = other
    }

    init(_ view: RoomView) {
        self.room = view.room
        _other = view._other
    }

    init(reversing view: RoomView) {
        self.room = view.other
        self._other = Bindable(view.room)
    }

    var body: some View {
        Text(room.name)
        TextField("Other", text: $other.name)
    }
}
