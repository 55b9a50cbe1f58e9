import SwiftUI

/// Its members are named as modifiers are.
struct Metrics {
    var id = 1

    func disabled(_ isDisabled: Bool) -> Int { isDisabled ? 0 : id }
}

enum Registry {
    static var metrics = Metrics()
}

@Observable
final class Track {
    var title = "first"
}

@Observable
final class Player {
    var isPlaying = false
    let track = Track()
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        content.disabled(false).disabled(false)
        Button("play") { player.isPlaying.toggle() }
        Button("next") { player.track.title += "+" }
    }

    private var content: some View {
        Text("\(player.track.title) \(player.isPlaying)").disabled(false).disabled(false)
    }
}

struct ContentView: View {
    @State private var player = Player()

    var body: some View { PlayerView(player: player) }
}
