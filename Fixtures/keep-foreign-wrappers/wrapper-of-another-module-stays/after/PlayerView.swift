import Pantry
import SwiftUI

struct PlayerView: View {
    @InjectedObject private var player: Player

    var body: some View {
        Text("\(player.volume)")
    }
}
