import SwiftUI

struct RoomView: View {
    @Bindable var room: Room

    var body: some View {
        Text(room.name)
    }

    static func names(of views: [RoomView]) -> [Binding<String>] {
        views.map { $0.$room.name }
    }
}
