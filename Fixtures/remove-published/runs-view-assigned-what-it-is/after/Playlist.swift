import SwiftUI

final class Song {
  var title = "song"
}

@Observable
final class Playlist {
  private(set) var songs = [Song(), Song()]
  var position = 0

  var title: String { songs[position % songs.count].title }

  func rename() {
    songs[position % songs.count].title += "!"
    songs = songs
  }
}

struct ContentView: View {
  @State private var playlist = Playlist()

  var body: some View {
    Text(playlist.title)
    Button("rename") { playlist.rename() }
    Stepper("position", value: $playlist.position)
    Titles(playlist: playlist)
  }
}

struct Titles: View {
  var playlist: Playlist

  var body: some View {
    ForEach(playlist.songs.indices, id: \.self) { Text(playlist.songs[$0].title) }
  }
}
