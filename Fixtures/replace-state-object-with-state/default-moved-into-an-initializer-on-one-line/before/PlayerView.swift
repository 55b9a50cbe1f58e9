import SwiftUI

final class Player: ObservableObject {
    @Published var name = ""
}

struct PlayerView: View {
    @StateObject private var player = Player()

    init() {}

    init(player: Player) {
        _player = StateObject(wrappedValue: player)
    }

    var body: some View {
        Text(player.name)
    }
}

struct SmallView: View { @StateObject private var player = Player(); init() {}; init(player: Player) { _player = StateObject(wrappedValue: player) }; var body: some View { Text(player.name) } }
