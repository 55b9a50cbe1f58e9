import SwiftUI

@Observable
final class Player {
    var volume = 1
    private(set) var log: [String] = []

    func describe() -> String {
        log.append("described")
        return "\(volume)"
    }
}

struct PlayerView: View {
    var player: Player

    var body: some View { List(player.log, id: \.self) { Text($0) } }
}
