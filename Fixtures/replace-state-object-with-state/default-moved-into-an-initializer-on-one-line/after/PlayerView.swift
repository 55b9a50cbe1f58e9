import SwiftUI

@Observable
final class Player {
    var name = ""
}

struct PlayerView: View {
    @State private var player: Player

    init() {
        _player = State(wrappedValue: Player())
    }

    init(player: Player) {
        _player = State(wrappedValue: player)
    }

    var body: some View {
        Text(player.name)
    }
}

struct SmallView: View { @State private var player: Player; init() { _player = State(wrappedValue: Player()) }; init(player: Player) { _player = State(wrappedValue: player) }; var body: some View { Text(player.name) } }
