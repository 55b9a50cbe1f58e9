import SwiftUI

struct PlayerView: View {
    @State private var player: Player // the one that plays

    init(player: @autoclosure @escaping () -> Player) {
        _player = State(wrappedValue: player())
    }

    init() {
        let player = Player()
        self._player = State(wrappedValue: player)
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
