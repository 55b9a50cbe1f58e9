import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 1
    private(set) var log: [String] = []

    func describe() -> String {
        log.append("described")
        return "\(volume)"
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View { List(player.log, id: \.self) { Text($0) } }
}
