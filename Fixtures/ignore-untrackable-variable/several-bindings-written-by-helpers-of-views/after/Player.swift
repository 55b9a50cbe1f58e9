import SwiftUI

@Observable
final class Player {
    var title = ""
    var volume = { 1 }()
    @ObservationIgnored var captions = 0
    @ObservationIgnored var labels = 0
    var taps = 0
    var speed = 1
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        CaptionView(caption: Caption(player: player))
        Text("\(player.captions) \(player.labels) \(player.taps) \(player.speed)")
    }
}
