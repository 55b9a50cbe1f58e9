import FactoryKit
import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 5
}

extension Container {
    var player: Factory<Player> {
        self { Player() }
    }
}

struct PlayerView: View {
    @InjectedObject(\.player) private var player

    init(player: Player) {
        _player = InjectedObject(player)
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
