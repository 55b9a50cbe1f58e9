import SwiftUI

final class Track: ObservableObject {
  let title: String
  @Published var plays = 0

  init(title: String) { self.title = title }
}

final class Player: ObservableObject {
  @Published var current: Track?
  @Published private(set) var history: [String] = []

  func play(_ title: String) {
    if let current { history.append(current.title) }
    current = Track(title: title)
  }

  func playAgain() { current?.plays += 1 }
}

struct ContentView: View {
  @StateObject private var player = Player()

  var body: some View {
    Button("song") { player.play("song") }
    Button("hymn") { player.play("hymn") }
    Button("again") { player.playAgain() }
    Button("stop") { player.current = nil }
    Text("\(player.history.count) before")
    if let track = player.current {
      TrackView(track: track)
    } else {
      Text("silence")
    }
  }
}

struct TrackView: View {
  @ObservedObject var track: Track

  var body: some View {
    Text("\(track.title), \(track.plays) plays")
    Stepper("plays", value: $track.plays)
  }
}
