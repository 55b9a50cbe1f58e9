import MetalKit
import SwiftUI

@Observable
final class PlayerView: MTKView {
    var title = ""
    private(set) var frames: [Int] = []

    func show(_ frame: Int) {
        frames.append(frame)
    }

    deinit {
        _frames.removeAll()
    }
}

struct PlayerTitle: View {
    var player: PlayerView

    var body: some View {
        Text(player.frames.isEmpty ? "" : player.title)
    }
}
