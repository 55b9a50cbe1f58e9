import SwiftUI

struct PlayerView: View {
    @State private var player: Player
    private let title: String

    init(volume: Int) { title = "Volume"; _player = State(wrappedValue: Player(volume: volume)) }
    init(title: String) { self.title = title; _player = State(wrappedValue: Player()) }

    var body: some View {
        Text("\(title) \(player.volume)")
    }
}
