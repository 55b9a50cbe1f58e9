import SwiftUI

struct PlayerView: View {
    @State private var player: Player

    init(isLoud: Bool) {
        if isLoud {
            _player = State(wrappedValue: Player(volume: 10))
        } else {
            _player = State(wrappedValue: Player())
        }
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
