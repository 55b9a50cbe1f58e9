import SwiftUI

final class Player: ObservableObject, Identifiable {
    let id: Int
    @Published var hand = [1, 2, 3]

    init(id: Int) { self.id = id }

    /// Another player, or not.
    func drop(like other: Player) { hand.removeAll { $0 > other.hand.count } }
}

final class Game: ObservableObject {
    @Published var players = [Player(id: 1), Player(id: 2)]
    @Published var turn = 0

    var current: Player { players[turn % 2] }
    private var most: Int { players.map(\.hand.count).max() ?? 0 }

    func discard() {
        current.hand.append(turn)
        current.hand.removeAll { $0 > most }
        turn += 1
    }

    func drop(_ player: Player) {
        player.hand.removeAll { card in players.contains { $0.hand.count < card } }
    }
}

/// The children of its children are others.
final class Folder: ObservableObject {
    @Published var folders: [Folder] = []

    func prune() { folders.removeAll { $0.folders.isEmpty } }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(player.hand.description)
        Button("like itself") { player.drop(like: player) }
    }
}

struct FolderView: View {
    @ObservedObject var folder: Folder

    var body: some View {
        Text("\(folder.folders.count)")
        Button("add") { folder.folders.append(Folder()) }
        Button("prune") { folder.prune() }
    }
}

struct ContentView: View {
    @StateObject private var game = Game()
    @StateObject private var folder = Folder()

    var body: some View {
        ForEach(game.players) { PlayerView(player: $0) }
        FolderView(folder: folder)
        Button("discard") { game.discard() }
        Button("drop") { game.drop(game.current) }
    }
}
