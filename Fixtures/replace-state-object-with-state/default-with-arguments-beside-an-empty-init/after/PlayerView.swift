import SwiftUI

struct PlayerView: View {
    @State private var player: Player

    init() {
        _player = State(wrappedValue: Player(volume: 3))
    }

    init(volume: Int) {
        _player = State(wrappedValue: Player(volume: volume))
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
