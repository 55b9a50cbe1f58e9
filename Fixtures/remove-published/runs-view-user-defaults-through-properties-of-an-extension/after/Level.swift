import Foundation
import SwiftUI

extension UserDefaults {
  var level: Int {
    get { integer(forKey: "fixture.level") }
    set { set(newValue, forKey: "fixture.level") }
  }
  var other: Int {
    get { integer(forKey: "fixture.other") }
    set { set(newValue, forKey: "fixture.other") }
  }
}

@Observable
final class Game: ObservableObject {
  private(set) var isOver = false { didSet { withMutation(keyPath: \.isOver) {} } }
  private(set) var moves = 0

  init() { UserDefaults.standard.removeObject(forKey: "fixture.level") }

  /// What views read is set to what it was.
  func rise() {
    UserDefaults.standard.level += 1
    isOver = false
  }

  /// Nobody shows the other one.
  func move() {
    UserDefaults.standard.other += 1
    moves += 1
  }
}

struct ContentView: View {
  @StateObject private var game = Game()

  var body: some View {
    Level(game: game)
    Button("rise", action: game.rise)
    Button("move", action: game.move)
  }
}

struct Level: View {
  var game: Game

  var body: some View {
    let _ = game.moves
    Text("\(UserDefaults.standard.level) \(game.isOver ? "over" : "on")")
  }
}
