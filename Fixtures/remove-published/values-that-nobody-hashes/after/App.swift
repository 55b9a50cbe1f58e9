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
@Observable
final class Player {
  var isLoading = false
  let recordings = [Recording(id: 1)]

  func play() {
    recordings.first?.replace()
    isLoading = true
  }
}

/// A set hashes them.
@Observable
final class Mixer {
  var isLoading = false { didSet { withMutation(keyPath: \.isLoading) {} } }
  let recordings: Set<Recording> = [Recording(id: 2)]

  func play() {
    recordings.first?.replace()
    isLoading = true
  }
}

struct PlayerView: View {
  var player: Player

  var body: some View { Text(player.recordings.first?.name ?? "") }
}

struct MixerView: View {
  var mixer: Mixer

  var body: some View {
    let _ = mixer.isLoading
    Text(mixer.recordings.first?.name ?? "")
  }
}
