import SwiftUI

struct PlayerView: View {
    @StateObject private var player: Player

    init(makePlayer: @escaping () -> Player) {
        _player = StateObject(wrappedValue: makePlayer())
    }

    init(volume: Int) {
        _player = StateObject(
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
