import SwiftUI

struct RoomView: View {
    private let room = Rooms.all[1]!
    @Bindable private var other = Rooms.all[2] ?? Room()

    var body: some View {
        Text(room.name)
        TextField("Other", text: $other.name)
    }
}
