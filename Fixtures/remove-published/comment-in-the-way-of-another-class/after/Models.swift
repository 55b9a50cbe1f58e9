import SwiftUI

@Observable
final class Album {
  var title = ""
}

final class Track: ObservableObject {
  @Published var title = ""
}

struct AlbumView: View {
  var album: Album

  var body: some View { Text(album.title) }
}

struct TrackView: View {
  @EnvironmentObject var track: /* the current one */ Track

  var body: some View { Text(track.title) }
}
