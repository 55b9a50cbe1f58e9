import SwiftUI

@Observable
final class Player: Identifiable {
    let id: Int
    var hand = [1, 2, 3]

    init(id: Int) { self.id = id }

    /// Another player, or not.
    func drop(like other: Player) {
        var newHand = hand
        newHand.removeAll { $0 > other.hand.count }
        hand = newHand
    }
}

@Observable
final class Game {
    var players = [Player(id: 1), Player(id: 2)]
    var turn = 0

    var current: Player { players[turn % 2] }
    private var most: Int { players.map(\.hand.count).max() ?? 0 }

    func discard() {
        current.hand.append(turn)
        var hand = current.hand
        hand.removeAll { $0 > most }
        current.hand = hand
        turn += 1
    }

    func drop(_ player: Player) {
        var hand = player.hand
        hand.removeAll { card in players.contains { $0.hand.count < card } }
        player.hand = hand
    }
}

/// The children of its children are others.
@Observable
final class Folder {
    var folders: [Folder] = []

    func prune() { folders.removeAll { $0.folders.isEmpty } }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text(player.hand.description)
        Button("like itself") { player.drop(like: player) }
    }
}

struct FolderView: View {
    var folder: Folder

    var body: some View {
        Text("\(folder.folders.count)")
        Button("add") { folder.folders.append(Folder()) }
        Button("prune") { folder.prune() }
    }
}

struct ContentView: View {
    @State private var game = Game()
    @State private var folder = Folder()

    var body: some View {
        ForEach(game.players) { PlayerView(player: $0) }
        FolderView(folder: folder)
        Button("discard") { game.discard() }
        Button("drop") { game.drop(game.current) }
    }
}
