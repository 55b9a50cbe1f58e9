import SwiftUI

struct PlayerView: View {
    @ProvidedObject(wrappedValue: Player()) private var player: Player

    var body: some View {
        Text("\(player.volume)")
    }
}
