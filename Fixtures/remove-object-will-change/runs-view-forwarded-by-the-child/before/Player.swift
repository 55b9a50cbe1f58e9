import Combine
import SwiftUI

final class Track: ObservableObject {
  @Published var title = "one"
  @Published var plays = 0

  func attach(to player: Player, storeIn subscriptions: inout Set<AnyCancellable>) {
    objectWillChange
      .sink { [weak player] _ in player?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Player: ObservableObject {
  @Published private(set) var isPlaying = false
  let track = Track()
  private var subscriptions: Set<AnyCancellable> = []

  init() { track.attach(to: self, storeIn: &subscriptions) }

  var summary: String { "\(track.title): \(track.plays)" }

  func play() {
    isPlaying.toggle()
    track.plays += 1
  }
}

struct ContentView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Text(player.summary)
      Text(player.isPlaying ? "on" : "off")
      Button("play") { player.play() }
      Button("rename") { player.track.title += "!" }
    }
  }
}
