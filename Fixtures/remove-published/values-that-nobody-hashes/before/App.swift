import SwiftUI

final class Asset {
  var url = "a"
}

/// What it hashes nobody observes.
class Recording: Hashable {
  let id: Int
  var name = "recording"
  var asset = Asset()

  init(id: Int) { self.id = id }

  func replace() { asset = Asset() }

  static func == (lhs: Recording, rhs: Recording) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(asset.url) }
}

/// Nothing hashes the elements of an array.
final class Player: ObservableObject {
  @Published var isLoading = false
  let recordings = [Recording(id: 1)]

  func play() {
    recordings.first?.replace()
    isLoading = true
  }
}

/// A set hashes them.
final class Mixer: ObservableObject {
  @Published var isLoading = false
  let recordings: Set<Recording> = [Recording(id: 2)]

  func play() {
    recordings.first?.replace()
    isLoading = true
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View { Text(player.recordings.first?.name ?? "") }
}

struct MixerView: View {
  @ObservedObject var mixer: Mixer

  var body: some View { Text(mixer.recordings.first?.name ?? "") }
}
