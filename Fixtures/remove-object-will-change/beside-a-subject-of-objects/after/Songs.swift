import Combine
import SwiftUI

final class Song {
  var title = ""
}

@Observable
final class Songs {
  let removals = PassthroughSubject<Song, Never>()
  private(set) var names: [String] = []

  var space: Int {
    access(keyPath: \.space)
    return UserDefaults.standard.integer(forKey: "space")
  }

  func remove(_ song: Song) {
    UserDefaults.standard.set(0, forKey: "space")
    withMutation(keyPath: \.space) {}
    removals.send(song)
  }
}

struct SongRow: View {
  var songs: Songs
  let song: Song

  var body: some View {
    Button("Remove one of \(songs.names.count), \(songs.space)") { songs.remove(song) }
      .onReceive(songs.removals) { _ in print("removed") }
  }
}
