import SwiftUI

final class Scores {
  static let shared = Scores()
  var home = 0
  var guest = 0
}

final class Game: ObservableObject {
  @Published private(set) var round = 1

  func goal() {
    let team = \Scores.home
    Scores.shared[keyPath: team] += 1
    objectWillChange.send()
  }

  /// It is only read through its key path.
  func peek() {
    let team = \Scores.guest
    print(Scores.shared[keyPath: team])
    objectWillChange.send()
  }
}

struct ContentView: View {
  @StateObject private var game = Game()

  var body: some View {
    Home(game: game)
    Guest(game: game)
    Button("Round \(game.round)") { game.goal() }
  }
}

struct Home: View {
  @ObservedObject var game: Game

  var body: some View {
    Text("Home \(Scores.shared.home)")
    Button("Goal") { game.goal() }
  }
}

struct Guest: View {
  @ObservedObject var game: Game

  var body: some View {
    Text("Guest \(Scores.shared.guest)")
    Button("Peek") { game.peek() }
  }
}
