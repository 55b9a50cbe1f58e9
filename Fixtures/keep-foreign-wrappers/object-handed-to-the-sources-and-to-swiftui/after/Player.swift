import SwiftUI
import VendorUI

@Observable
final class Player {
  var title = ""
}

struct PlayerView: View {
  @State private var player = Player()
  @State private var players: [Player] = []
  let onSelect: (Player) -> Void

  var body: some View {
    VendorCard {
      TitleView(player: player)
        .id(ObjectIdentifier(player))
        .environment(player)
      Button("Select") {
        onSelect(player)
        players.append(player)
        note(player)
      }
      VendorLabel(player.title)
    }
  }
}

struct TitleView: View {
  var player: Player

  var body: some View { Text(player.title) }
}

func note(_ player: Player) { print(player) }

@Observable
final class Track: Hashable {
  var name = ""

  static func == (lhs: Track, rhs: Track) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Entry: Hashable {
  let track: Track
  let place: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(track)
    hasher.combine(place)
  }
}

struct TrackView: View {
  var track: Track

  var body: some View { VendorLabel(track.name) }
}
