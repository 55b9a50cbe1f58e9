import SwiftUI

/// A note for each property that gives the player to be read.
@Observable
final class Network {
    static let shared = Network()
    var isPaused = false
    var isOnline = true
    private var player: Player! { .shared }
    private var speaker: Speaker { .shared }
    /// Nobody reads anything of it.
    var unread: Player { .shared }
    /// What views read of that name is of something else.
    var current: Player { .shared }
    /// It belongs to no object.
    static var common: Player { .shared }

    var text: String { player.state == 0 ? "idle" : isPaused ? "paused" : "playing" }
    var volume: Double { speaker.volume }
}

extension Network {
    var device: Player? { isOnline ? .shared : nil }

    var others: [Player] {
        get { [] }
        set { isOnline = newValue.isEmpty }
    }
}

struct Playlist {
    var current = Player.shared
}

struct NetworkView: View {
    let playlist = Playlist()
    private let model = Network.shared

    var body: some View {
        Text(model.text + (model.device?.title ?? "") + Network.common.title)
        Slider(value: .constant(model.volume))
        Button("Stop") { model.unread.stop() }
        Text((model.others.first?.title ?? "") + playlist.current.title)
    }
}
