import SwiftUI
import VideoKit

final class Coordinator: ObservableObject {
  @Published var tab = 0
}

final class Settings: ObservableObject {
  @Published var isDark = false
}

final class Playlist: ObservableObject {
  @Published var titles: [String] = []
}

/// Of these, one is of the library, and one may be either.
struct PlayerView: View {
  @StateObject var surface = VideoSurface.Renderer()
  @StateObject var playback = VideoPlayer.Coordinator()
  @ObservedObject var other: VideoPlayer.Coordinator
  @StateObject var settings = Player.Settings()

  var body: some View {
    Text(playback.state.description)
    Text(settings.isDark ? "dark" : "light")
  }
}

struct PlaylistView: View {
  @StateObject var coordinator = Coordinator()
  @StateObject var playlist = Playlist()

  var body: some View {
    Text("\(coordinator.tab) \(playlist.titles.count)")
  }
}
