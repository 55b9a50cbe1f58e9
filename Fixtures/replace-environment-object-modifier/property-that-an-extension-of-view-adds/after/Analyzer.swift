import SwiftUI

@Observable
final class Analyzer {
    var level = 0.0
}

protocol Player {
    var analyzer: Analyzer { get }
}

final class Delegate {
    static let shared = Delegate()
    lazy var player: Player = { MusicPlayer() }()
}

struct MusicPlayer: Player {
    let analyzer = Analyzer()
}

extension View {
    var delegate: Delegate { Delegate.shared }
}

struct LevelView: View {
    @Environment(Analyzer.self) var analyzer

    var body: some View { Text("\(analyzer.level)") }
}

struct PlayerView: View {
    var body: some View {
        LevelView().environment(delegate.player.analyzer)
    }
}

struct OtherPlayerView: View {
    var body: some View {
        LevelView().environment(self.delegate.player.analyzer)
    }
}
