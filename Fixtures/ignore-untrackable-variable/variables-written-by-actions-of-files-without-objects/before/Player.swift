import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 1
    var isMuted = false
    private(set) var log: [String] = []
    private(set) var exported: [Int] = []

    func mute() -> Int {
        isMuted = true
        return volume
    }

    func describe() -> String {
        log.append("described")
        return "\(volume)"
    }

    func export() -> Int {
        exported.append(volume)
        return exported.count
    }
}

final class Remote {
    let player: Player

    init(player: Player) {
        self.player = player
    }

    func press() -> Int {
        return player.mute()
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(player.isMuted ? "muted" : "on")
        Text(player.log.joined())
        Text("\(player.exported.count)")
    }
}
