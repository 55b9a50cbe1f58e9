import SwiftUI

@Observable
@MainActor
final class Player {
    var isPlaying = false

    func load() async {}
}

struct PlayerView: View {
    @Environment(Player.self) private var player

    var body: some View {
        Toggle("Play", isOn: Bindable(player).isPlaying)
            .onTapGesture {
                Task.detached { await player.load() }
            }
    }
}
