import SwiftUI

struct PlayerView: View {
    @Environment(Audio.Player.self) private var player

    var body: some View {
        Text(player.isPlaying ? "playing" : "paused")
    }
}
