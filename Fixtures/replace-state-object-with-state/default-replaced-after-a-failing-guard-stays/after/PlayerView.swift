import SwiftUI

struct PlayerView: View {
    @StateObject private var player = Player()

    init?(volume: Int?) {
        guard let volume else { return nil }
        _player = StateObject(wrappedValue: Player(volume: volume))
    }

    var body: some View {
        Text("\(player.volume)")
    }
}
