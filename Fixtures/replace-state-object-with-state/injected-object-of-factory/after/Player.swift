import FactoryKit
import SwiftUI

@Observable
final class Player {
    var volume = 5
    var title = ""
}

extension Container {
    var player: Factory<Player> {
        self { Player() }
    }
}

struct PlayerView: View {
    @InjectedObservable(\.player) private var player

    var body: some View {
        Text(player.title)
        Stepper("Volume", value: $player.volume)
    }
}

struct TitleView: View {
    @InjectedObservable(Player()) var player: Player

    var body: some View {
        TextField("Title", text: $player.title)
    }
}
