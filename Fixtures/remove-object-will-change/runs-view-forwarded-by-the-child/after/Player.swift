import Combine
import SwiftUI

@Observable
final class Track {
  var title = "one"
  var plays = 0

  func attach(to player: Player, storeIn subscriptions: inout Set<AnyCancellable>) {
  }
}

@Observable
final class Player {
  private(set) var isPlaying = false
  let track = Track()
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() { track.attach(to: self, storeIn: &subscriptions) }

  var summary: String { "\(track.title): \(track.plays)" }

  func play() {
    isPlaying.toggle()
    track.plays += 1
  }
}

struct ContentView: View {
  @State private var player = Player()

  var body: some View {
    VStack {
      Text(player.summary)
      Text(player.isPlaying ? "on" : "off")
      Button("play") { player.play() }
      Button("rename") { player.track.title += "!" }
    }
  }
}
