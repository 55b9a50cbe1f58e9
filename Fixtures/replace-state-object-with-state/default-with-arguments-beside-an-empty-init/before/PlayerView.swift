import SwiftUI

struct PlayerView: View {
    @StateObject private var player = Player(volume: 3)

    init() {}

    init(volume: Int) {
        _player = StateObject(wrappedValue: Player(volume: volume))
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
