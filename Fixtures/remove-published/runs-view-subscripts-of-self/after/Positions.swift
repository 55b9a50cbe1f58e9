import SwiftUI

/// Remembers how far each track was played.
final class Positions {
  static let shared = Positions()
  private var seconds: [Int: Int] = [:]
  var onFinish: ((Int) -> Void)?

  subscript(track: Int) -> Int {
    get { seconds[track] ?? 0 }
    set { seconds[track] = newValue }
  }

  func isPlayed(_ track: Int) -> Bool { self[track] >= 2 }

  func advance(_ track: Int) { self[track] += 1 }

  func finish(_ track: Int) {
    let set: () -> Void = { [weak self] in
      guard let self else { return }
      self[track] = 9
    }
    set()
  }
}

@Observable
final class Player {
  private(set) var current = 0
  private(set) var steps = 0

  func play(_ track: Int) { current = track }

  func tick() {
    Positions.shared.advance(current)
    steps += 1
  }

  func finish() {
    Positions.shared.finish(current)
    steps += 1
  }
}

struct ContentView: View {
  @State private var player = Player()

  var body: some View {
    ForEach([0, 1], id: \.self) { Row(track: $0, player: player) }
    Button("Tick") { player.tick() }
    Button("Finish") { player.finish() }
  }
}

struct Row: View {
  let track: Int
  var player: Player

  var body: some View {
    let _ = player.steps
    Text("\(track) \(Positions.shared.isPlayed(track) ? "played" : "new") of \(player.current)")
    Button("Play") { player.play(track) }
  }
}
