import SwiftUI

@MainActor
final class Player: ObservableObject {
    @Published var isPlaying = false

    func load() async {}
}

struct PlayerView: View {
    @EnvironmentObject private var player: Player

    var body: some View {
        Toggle("Play", isOn: $player.isPlaying)
            .onTapGesture {
                Task.detached { await player.load() }
            }
    }
}
