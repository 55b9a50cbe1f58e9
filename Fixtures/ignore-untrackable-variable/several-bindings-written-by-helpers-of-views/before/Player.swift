import SwiftUI

final class Player: ObservableObject {
    @Published var title = ""
    var volume = { 1 }(), captions = 0, labels = 0
    var taps = 0, speed = 1
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        CaptionView(caption: Caption(player: player))
        Text("\(player.captions) \(player.labels) \(player.taps) \(player.speed)")
    }
}
