import SwiftUI

@Observable
final class Player {
    var name = ""
}

struct PlayerView: View {
    @Environment(Player.self) private var player

    var body: some View {
        TextField("Name", text: Bindable(player).name)
        Text(player.name)
        row(player: 1)
    }

    private func row(player: Int) -> some View {
        Text("\(player) \(self.player.name)")
    }
}
