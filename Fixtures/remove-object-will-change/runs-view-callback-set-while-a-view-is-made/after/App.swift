import SwiftUI

@Observable
final class Player {
    var title = "a"
    var position = 0
    /// Code only sets and calls it, so nobody has to be told of another one.
    @ObservationIgnored var onEnd: ((Int) -> Void)?

    func play() {
        withMutation(keyPath: \.position) {}
        withMutation(keyPath: \.title) {}
        let next = position + 1
        if next != position { position = next }
    }

    func end() { onEnd?(position) }
}

struct PlayerView: View {
    var player: Player
    @State private var ended = 0

    var body: some View {
        let _ = observe(player)
        Text("\(player.title) \(player.position) ended \(ended)")
    }

    private func observe(_ player: Player) {
        player.onEnd = { position in ended = position }
        if player.position > 99 { player.onEnd?(0) }
    }
}

struct ContentView: View {
    @State private var player = Player()

    var body: some View {
        PlayerView(player: player)
        Button("play") { player.play() }
        Button("end") { player.end() }
    }
}
