import SwiftUI

struct PlayerView: View {
    @State private var player = resolve([Player.self])

    var body: some View {
        Slider(value: .constant(Double(player.volume)), in: 0...10)
    }
}
