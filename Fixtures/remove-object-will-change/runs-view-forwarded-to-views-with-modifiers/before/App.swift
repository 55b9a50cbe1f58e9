import Combine
import SwiftUI

/// Its members are named as modifiers are.
struct Metrics {
    var id = 1

    func disabled(_ isDisabled: Bool) -> Int { isDisabled ? 0 : id }
}

enum Registry {
    static var metrics = Metrics()
}

final class Track: ObservableObject {
    @Published var title = "first"
}

final class Player: ObservableObject {
    @Published var isPlaying = false
    let track = Track()
    private var cancellable: AnyCancellable?

    init() {
        cancellable = track.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player

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
    @StateObject private var player = Player()

    var body: some View { PlayerView(player: player) }
}
