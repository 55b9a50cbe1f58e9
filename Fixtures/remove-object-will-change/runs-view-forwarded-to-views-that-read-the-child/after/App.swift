import SwiftUI

@Observable
final class Track {
    var title = "first"
    var seconds = 0
}

@Observable
final class Player {
    var isPlaying = false
    let track = Track()

    var caption: String { "\(track.title) at \(track.seconds)" }
}

/// It passes on what the player passes on.
@Observable
final class Deck {
    var isOpen = true
    let player = Player()
}

struct CaptionView: View {
    let caption: String

    var body: some View { Text(caption) }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text(player.isPlaying ? "playing" : "stopped")
        CaptionView(caption: player.caption)
        ForEach(0..<player.track.seconds, id: \.self) { second in
            Text("\(player.track.title) \(second)")
        }
        Button("play") { player.isPlaying.toggle() }
        Button("next") { player.track.title += "+" }
        Button("tick") { player.track.seconds += 1 }
    }
}

struct ContentView: View {
    @State private var deck = Deck()

    var body: some View {
        if deck.isOpen { Text(deck.player.track.title) }
        PlayerView(player: deck.player)
        Button("open") { deck.isOpen.toggle() }
    }
}
