import SwiftUI

final class Analyzer: ObservableObject {
    @Published var level = 0.0
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
    @EnvironmentObject var analyzer: Analyzer

    var body: some View { Text("\(analyzer.level)") }
}

struct PlayerView: View {
    var body: some View {
        LevelView().environmentObject(delegate.player.analyzer)
    }
}

struct OtherPlayerView: View {
    var body: some View {
        LevelView().environmentObject(self.delegate.player.analyzer)
    }
}
