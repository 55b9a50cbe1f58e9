import SwiftUI

protocol PlayerDelegate: AnyObject {
  func player(_ player: Player, didPlay count: Int)
}

final class Player {
  weak var delegate: PlayerDelegate?
  private(set) var count = 0

  func play() {
    count += 1
    delegate?.player(self, didPlay: count)
  }
}

/// Becomes the delegate of what it is given: another one that is dropped at once would take its place.
@Observable
final class PlayerModel: ObservableObject, PlayerDelegate {
  var played = 0

  init(player: Player) { player.delegate = self }

  func player(_ player: Player, didPlay count: Int) { played = count }
}

struct PlayerView: View {
  @StateObject private var model: PlayerModel

  init(player: Player) { _model = StateObject(wrappedValue: PlayerModel(player: player)) }

  var body: some View { Text("played \(model.played)") }
}

/// The player is its own.
@Observable
final class OwnModel: PlayerDelegate {
  var played = 0
  let player: Player

  init(player: Player) {
    self.player = player
    player.delegate = self
  }

  func player(_ player: Player, didPlay count: Int) { played = count }
}

struct OwnView: View {
  @State private var model = OwnModel(player: Player())

  var body: some View { Button("own \(model.played)") { model.player.play() } }
}

struct ContentView: View {
  private static let player = Player()
  @State private var taps = 0

  var body: some View {
    VStack {
      PlayerView(player: Self.player)
      OwnView()
      Button("taps \(taps)") { taps += 1 }
      Button("play") { Self.player.play() }
    }
  }
}
