import SwiftUI

struct PlayerView: View {
    @EnvironmentObject private var player: Audio.Player

    var body: some View {
        Text(player.isPlaying ? "playing" : "paused")
    }
}
