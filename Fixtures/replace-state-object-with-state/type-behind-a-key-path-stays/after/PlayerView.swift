import SwiftUI

struct PlayerView: View {
    @StateObject private var player = players[keyPath: \.[0]]

    var body: some View {
        Slider(value: .constant(Double(player.volume)), in: 0...10)
    }
}
