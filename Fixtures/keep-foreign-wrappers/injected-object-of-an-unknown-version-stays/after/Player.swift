import Factory
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

    var body: some View {
        Text("\(player.volume)")
    }
}
