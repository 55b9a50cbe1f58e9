import SwiftUI

@Observable
final class Player {
    var volume = 1
    @ObservationIgnored private(set) var log: [String] = []
    @ObservationIgnored private(set) var asked = 0

    func describe() -> String {
        log.append("described")
        return "\(volume)"
    }

    func level() -> Int {
        asked += 1
        return volume
    }
}

struct PlayerView: View {
    var player: Player

    var body: some View {
        Text(player.log.joined())
        Text("\(player.asked)")
    }
}
