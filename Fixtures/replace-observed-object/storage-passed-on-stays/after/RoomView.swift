import SwiftUI

struct RoomView: View {
    @ObservedObject var room: Room

    var body: some View {
        Text(String(describing: _room))
    }
}
