import SwiftUI

protocol Screen: Represented {}
protocol Represented: UIViewRepresentable {}

final class Player: ObservableObject {
    @Published var volume = 1
}

final class PlayerHost: UIView {
    var player: Player?
}

struct PlayerScreen: Screen {
    @ObservedObject var player: Player

    func makeUIView(context: Context) -> PlayerHost { PlayerHost() }

    func updateUIView(_ view: PlayerHost, context: Context) {
        view.player = player
    }
}
