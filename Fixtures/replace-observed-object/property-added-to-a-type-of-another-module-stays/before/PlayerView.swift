import MediaCentre
import SwiftUI

final class Playlist: ObservableObject {
  @Published var titles: [String] = []
}

extension MediaPlayer {
  var playlist: Playlist { Playlist() }
}

struct PlayerView: View {
  @ObservedObject private var playlist = MediaCentre.shared.player.playlist

  var body: some View {
    Text("\(playlist.titles.count)")
  }
}
