import SwiftUI

@Observable
final class Player {
    var name = ""
}

struct PlayerView: View {
    @State private var player = Player()

    var body: some View {
        TextField("Name", text: Bindable(player).name)
        Text(player.name)
        row(player: 1)
    }

    private func row(player: Int) -> some View {
        TextField("\(player)", text: Bindable(self.player).name)
    }
}
