import SwiftUI

struct PlayerView: View {
    @StateObject private var player = Player()
    private let title: String

    init(volume: Int) { title = "Volume"; _player = StateObject(wrappedValue: Player(volume: volume)) }
    init(title: String) { self.title = title }

    var body: some View {
        Text("\(title) \(player.volume)")
    }
}
