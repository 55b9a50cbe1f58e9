import SwiftUI

final class Level: ObservableObject {
  let number: Int
  @Published var score = 0

  init(number: Int) { self.number = number }
}

final class Game: ObservableObject {
  @Published private(set) var level = Level(number: 1)

  func next() { level = Level(number: level.number + 1) }
}

struct ContentView: View {
  @StateObject private var game = Game()
  @State private var bonus = Level(number: 100)

  var body: some View {
    Button("next") { game.next() }
    LevelView(level: game.level)
    Button("other bonus") { bonus = Level(number: bonus.number + 1) }
    LevelView(level: bonus)
  }
}

struct LevelView: View {
  @ObservedObject private var level: Level

  init(level: Level) { self.level = level }

  var body: some View {
    Text("level \(level.number)")
    Score(level: level)
  }
}

struct Score: View {
  @ObservedObject var level: Level

  var body: some View {
    Text("score \(level.score)")
    Button("hit") { level.score += 10 }
  }
}
