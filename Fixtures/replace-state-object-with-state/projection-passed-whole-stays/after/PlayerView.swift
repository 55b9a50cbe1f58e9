import SwiftUI

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        let bindings = $player
        Stepper("Volume", value: bindings.volume)
    }
}
