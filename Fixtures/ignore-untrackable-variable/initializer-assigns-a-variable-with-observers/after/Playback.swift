import SwiftUI

@Observable
@MainActor
final class Playback {
  var isReady = false
  var rate: Double {
    // Not called by the initializer.
    didSet {
      if rate != oldValue { isReady = false }
    }
  }

  init(rate: Double) {
    self.rate = rate
    Task { await connect() }
  }

  private func connect() async {
    rate = 2
    isReady = true
  }
}

struct PlayerView: View {
  var playback: Playback

  var body: some View {
    Text(playback.isReady ? "\(playback.rate)" : "wait")
  }
}

struct Player: View {
  var body: some View {
    PlayerView(playback: Playback(rate: 1))
  }
}
