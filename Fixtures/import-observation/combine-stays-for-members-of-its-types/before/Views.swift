import SwiftUI

struct PlayerView: View {
    @ObservedObject var player: Player
    @ObservedObject var recorder: Recorder
    @ObservedObject var downloader: Downloader

    var body: some View {
        Text(player.title + recorder.title + downloader.title + "\(downloader.sum)")
    }
}
