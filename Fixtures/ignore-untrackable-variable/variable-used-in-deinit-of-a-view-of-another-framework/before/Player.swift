import MetalKit
import SwiftUI

final class PlayerView: MTKView, ObservableObject {
    @Published var title = ""
    private(set) var frames: [Int] = []

    func show(_ frame: Int) {
        frames.append(frame)
    }

    deinit {
        frames.removeAll()
    }
}

struct PlayerTitle: View {
    @ObservedObject var player: PlayerView

    var body: some View {
        Text(player.frames.isEmpty ? "" : player.title)
    }
}
