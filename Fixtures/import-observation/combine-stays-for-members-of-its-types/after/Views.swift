import SwiftUI

struct PlayerView: View {
    var player: Player
    var recorder: Recorder
    var downloader: Downloader

    var body: some View {
        Text(player.title + recorder.title + downloader.title + "\(downloader.sum)")
    }
}
