import PublishedKit
import SwiftUI

final class Playlist: ObservableObject {
    @Published var titles: [String] = []
}

final class Player: ObservableObject {
    @PublishedModel private var playlist = Playlist()
    @SheetPublished(group: "player") var isShowingQueue = false
    @Published var volume = 0.5

    var first: String { playlist.titles.first ?? "" }
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text(player.first)
            .sheet(isPresented: $player.isShowingQueue) { Text("Queue") }
    }
}
