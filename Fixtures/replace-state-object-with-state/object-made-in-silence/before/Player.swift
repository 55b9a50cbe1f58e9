import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var volume: Int
  @Published private var names: [String] = []
  private let speed = PassthroughSubject<Int, Never>()
  private var subscriptions = Set<AnyCancellable>()

  init(volume: Int) {
    self.volume = volume
    names.append("player")
    speed.map { $0 * 2 }.sink { [weak self] in self?.volume = $0 }.store(in: &subscriptions)
    print("made")
  }

  deinit { print("gone") }
}

struct PlayerView: View {
  @StateObject private var player: Player

  init(volume: Int) {
    _player = StateObject(wrappedValue: Player(volume: volume))
  }

  var body: some View {
    Text("\(player.volume)")
  }
}
