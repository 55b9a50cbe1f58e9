import Combine
import SwiftUI

let scored = PassthroughSubject<Int, Never>()

final class Hooks {
  var all: [() -> Void] = []
  func fire() { all.forEach { $0() } }
}

struct Score {
  var points = 0 { didSet { scored.send(points) } }
  var lives = 3
  var level = 1
  let hooks = Hooks()

  mutating func lose() {
    lives -= 1
    NotificationCenter.default.post(name: .init("lives"), object: nil)
  }

  mutating func rise() {
    level += 1
    hooks.fire()
  }
}

final class Game: ObservableObject {
  @Published var score = Score()
  @Published var heard = ""
  private var subscription: AnyCancellable?

  init() {
    subscription = scored.sink { [weak self] points in
      guard let self else { return }
      self.heard = "\(self.score.lives) \(points)"
    }
    NotificationCenter.default.addObserver(forName: .init("lives"), object: nil, queue: nil) {
      [weak self] _ in
      guard let self else { return }
      self.heard = "\(self.score.level) left"
    }
    score.hooks.all.append { [weak self] in
      guard let self else { return }
      self.heard = "\(self.score.points) up"
    }
  }
}

struct ContentView: View {
  @StateObject private var game = Game()

  var body: some View {
    VStack {
      Text("\(game.score.points) \(game.score.lives) \(game.score.level) \(game.heard)")
      Button("Score") { game.score.points += 1 }
      Button("Lose") { game.score.lose() }
      Button("Rise") { game.score.rise() }
    }
  }
}
