import Combine
import SwiftUI

final class Track: ObservableObject {
    @Published var title = "first"
    @Published var seconds = 0
}

final class Player: ObservableObject {
    @Published var isPlaying = false
    let track = Track()
    private var cancellables: Set<AnyCancellable> = []

    var caption: String { "\(track.title) at \(track.seconds)" }

    init() {
        track.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

/// It passes on what the player passes on.
final class Deck: ObservableObject {
    @Published var isOpen = true
    let player = Player()
    private var subscription: AnyCancellable?

    init() {
        subscription = player.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
}

struct CaptionView: View {
    let caption: String

    var body: some View { Text(caption) }
}

struct PlayerView: View {
    @ObservedObject var player: Player

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
    @StateObject private var deck = Deck()

    var body: some View {
        if deck.isOpen { Text(deck.player.track.title) }
        PlayerView(player: deck.player)
        Button("open") { deck.isOpen.toggle() }
    }
}
