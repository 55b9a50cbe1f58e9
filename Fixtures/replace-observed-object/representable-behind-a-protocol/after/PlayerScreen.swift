import SwiftUI

protocol Screen: Represented {}
protocol Represented: UIViewRepresentable {}

@Observable
final class Player {
    var volume = 1
}

final class PlayerHost: UIView {
    var player: Player?
}

struct PlayerScreen: Screen {
    var player: Player

    func makeUIView(context: Context) -> PlayerHost { PlayerHost() }

    func updateUIView(_ view: PlayerHost, context: Context) {
        let _ = player.volume
        view.player = player
    }
}
