import Combine
import SwiftUI

final class Song {
  var title = ""
}

final class Songs: ObservableObject {
  let removals = PassthroughSubject<Song, Never>()
  @Published private(set) var names: [String] = []

  var space: Int { UserDefaults.standard.integer(forKey: "space") }

  func remove(_ song: Song) {
    UserDefaults.standard.set(0, forKey: "space")
    objectWillChange.send()
    removals.send(song)
  }
}

struct SongRow: View {
  @ObservedObject var songs: Songs
  let song: Song

  var body: some View {
    Button("Remove one of \(songs.names.count), \(songs.space)") { songs.remove(song) }
      .onReceive(songs.removals) { _ in print("removed") }
  }
}
