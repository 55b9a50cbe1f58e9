import SwiftUI

final class Player: ObservableObject {
    @Published var name = ""
}

struct PlayerView: View {
    @EnvironmentObject private var player: Player

    var body: some View {
        TextField("Name", text: _player.projectedValue.name)
        Text(_player.wrappedValue.name)
        row(player: 1)
    }

    private func row(player: Int) -> some View {
        Text("\(player) \(_player.wrappedValue.name)")
    }
}
