import Combine
import SwiftUI

@Observable
final class Player {
  var volume: Int
  private var names: [String] = []
  private let speed = PassthroughSubject<Int, Never>()
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

  init(volume: Int) {
    self.volume = volume
    names.append("player")
    speed.map { $0 * 2 }.sink { [weak self] in self?.volume = $0 }.store(in: &subscriptions)
    print("made")
  }

  deinit { print("gone") }
}

struct PlayerView: View {
  @State private var player: Player

  init(volume: Int) {
    _player = State(wrappedValue: Player(volume: volume))
  }

  var body: some View {
    Text("\(player.volume)")
  }
}
