import SwiftUI

final class Scores {
  static let shared = Scores()
  var home = 0
  var guest = 0
}

@Observable
final class Game {
  private(set) var round = 1

  func goal() {
    let team = \Scores.home
    Scores.shared[keyPath: team] += 1
    withMutation(keyPath: \.round) {}
  }

  /// It is only read through its key path.
  func peek() {
    let team = \Scores.guest
    print(Scores.shared[keyPath: team])
    withMutation(keyPath: \.round) {}
  }
}

struct ContentView: View {
  @State private var game = Game()

  var body: some View {
    Home(game: game)
    Guest(game: game)
    Button("Round \(game.round)") { game.goal() }
  }
}

struct Home: View {
  var game: Game

  var body: some View {
    let _ = game.round
    Text("Home \(Scores.shared.home)")
    Button("Goal") { game.goal() }
  }
}

struct Guest: View {
  var game: Game

  var body: some View {
    Text("Guest \(Scores.shared.guest)")
    Button("Peek") { game.peek() }
  }
}
