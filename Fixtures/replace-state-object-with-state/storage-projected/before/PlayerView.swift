import SwiftUI

final class Player: ObservableObject {
    @Published var name = ""
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        TextField("Name", text: _player.projectedValue.name)
        Text(_player.wrappedValue.name)
        row(player: 1)
    }

    private func row(player: Int) -> some View {
        TextField("\(player)", text: self._player.projectedValue.name)
    }
}
