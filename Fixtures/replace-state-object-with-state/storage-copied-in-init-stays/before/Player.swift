import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 5
}

struct PlayerView: View {
    @StateObject private var player: Player

    init() { _player = StateObject(wrappedValue: Player()) }

    init(_ other: PlayerView) {
        _player = other._player
    }

    var body: some View { Text("\(player.volume)") }
}
