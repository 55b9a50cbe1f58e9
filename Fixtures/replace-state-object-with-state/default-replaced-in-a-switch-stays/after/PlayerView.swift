import SwiftUI

struct PlayerView: View {
    @StateObject private var player = Player()

    init(level: Int) {
        switch level {
        case 0: _player = StateObject(wrappedValue: Player(volume: 0))
        default: break
        }
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
