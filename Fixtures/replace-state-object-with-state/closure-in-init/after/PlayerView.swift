import SwiftUI

struct PlayerView: View {
    @State private var player: Player

    init(makePlayer: @escaping () -> Player) {
        _player = State(wrappedValue: makePlayer())
    }

    init(volume: Int) {
        _player = State(
            wrappedValue: {
                let player = Player(volume: volume)
                player.volume += 1
                return player
            }()
        )
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
