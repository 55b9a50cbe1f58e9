import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 1
    private(set) var log: [String] = []
    private(set) var asked = 0

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
    @ObservedObject var player: Player

    var body: some View {
        Text(player.log.joined())
        Text("\(player.asked)")
    }
}
