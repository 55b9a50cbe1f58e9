import SwiftUI

protocol EngineDelegate: AnyObject {
  func moved(to time: Int)
}

final class Engine {
  weak var delegate: EngineDelegate?
  private var time = 0

  func tick() {
    time += 1
    delegate?.moved(to: time)
  }
}

// Without an argument for it, the engine is new, whatever the others are.
@Observable
final class Player: EngineDelegate {
  private(set) var time = 0
  let tracks: [Int]
  private let engine: Engine

  init(tracks: [Int], engine: Engine = Engine()) {
    self.tracks = tracks
    self.engine = engine
    engine.delegate = self
  }

  func moved(to time: Int) { self.time = time }
  func tick() { engine.tick() }
}

struct PlayerView: View {
  @State private var player = Player(tracks: (1...3).map { $0 })

  var body: some View {
    Button("\(player.time)") { player.tick() }
  }
}

// The engine of others gets another delegate.
@Observable
final class SharedPlayer: ObservableObject, EngineDelegate {
  static let engine = Engine()
  private(set) var time = 0
  private let engine: Engine

  init(tracks: [Int], engine: Engine = Engine()) {
    self.engine = engine
    engine.delegate = self
  }

  func moved(to time: Int) { self.time = time }
  func tick() { engine.tick() }
}

struct SharedPlayerView: View {
  @StateObject private var player = SharedPlayer(tracks: (1...3).map { $0 }, engine: SharedPlayer.engine)

  var body: some View {
    Button("\(player.time)") { player.tick() }
  }
}

// So does one that is the default.
@Observable
final class OnlyPlayer: ObservableObject, EngineDelegate {
  static let shared = Engine()
  private(set) var time = 0
  private let engine: Engine

  init(tracks: [Int], engine: Engine = OnlyPlayer.shared) {
    self.engine = engine
    engine.delegate = self
  }

  func moved(to time: Int) { self.time = time }
  func tick() { engine.tick() }
}

struct OnlyPlayerView: View {
  @StateObject private var player = OnlyPlayer(tracks: (1...3).map { $0 })

  var body: some View {
    Button("\(player.time)") { player.tick() }
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    PlayerView()
    SharedPlayerView()
    OnlyPlayerView()
    Button("\(count)") { count += 1 }
  }
}
