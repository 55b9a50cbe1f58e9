import Hotel
import SwiftUI

struct RoomRow<Item: Room>: View {
    @ObservedObject var item: Item

    var body: some View {
        Button("Refresh") { item.objectWillChange.send() }
    }
}

struct LobbyView: View {
    @StateObject private var lobby = Lobby()

    var body: some View {
        Text("\(lobby.guests)")
    }
}

func refresh(_ room: any Room, _ other: some Room) {
    room.objectWillChange.send()
    other.objectWillChange.send()
}
