import SwiftUI

struct PlayerView: View {
    @StateObject private var player: Player

    init(shared: StateObject<Player>) {
        _player = shared
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
