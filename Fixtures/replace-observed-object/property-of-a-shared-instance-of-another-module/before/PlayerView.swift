import MediaCentre
import SwiftUI

let centre = MediaCentre.shared

final class Playlist: ObservableObject {
  @Published var state = "stopped"
}

struct PlayerView: View {
  @ObservedObject private var playerState = centre.state
  @ObservedObject private var queue = MediaCentre.shared.player.queue
  @ObservedObject var playlist: Playlist

  var body: some View {
    Text("\(playerState.position) of \(queue.count), \(playlist.state)")
  }
}
