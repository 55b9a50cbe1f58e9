import SwiftUI

struct PlayerView: View {
    @StateObject private var player: Player = Player() // the one that plays

    init(player: @autoclosure @escaping () -> Player) {
        _player = StateObject(wrappedValue: player())
    }

    init() {
        let player = Player()
        self._player = StateObject(wrappedValue: player)
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
