import SwiftUI

struct PlayerView: View {
    @StateObject private var player = Player()

    init(isLoud: Bool) {
        if isLoud {
            _player = StateObject(wrappedValue: Player(volume: 10))
        }
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
