import MediaCentre
import SwiftUI

let centre = MediaCentre.shared

@Observable
final class Playlist {
  var state = "stopped"
}

struct PlayerView: View {
  @ObservedObject private var playerState = centre.state
  @ObservedObject private var queue = MediaCentre.shared.player.queue
  var playlist: Playlist

  var body: some View {
    Text("\(playerState.position) of \(queue.count), \(playlist.state)")
  }
}
