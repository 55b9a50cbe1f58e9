import FactoryKit
import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 5
    @Published var title = ""
}

extension Container {
    var player: Factory<Player> {
        self { Player() }
    }
}

struct PlayerView: View {
    @InjectedObject(\.player) private var player

    var body: some View {
        Text(player.title)
        Stepper("Volume", value: $player.volume)
    }
}

struct TitleView: View {
    @InjectedObject(Player()) var player: Player

    var body: some View {
        TextField("Title", text: $player.title)
    }
}
