import Combine
import SwiftUI

/// Stays: somebody listens to it.
final class Player: ObservableObject {
    static let shared = Player()
    @Published var state = 0
    @Published var title = ""

    func stop() { state = 0 }
}

func followed(_ player: Player) -> AnyCancellable {
    player.objectWillChange.sink { print("will change") }
}

/// Moves.
final class Speaker: ObservableObject {
    static let shared = Speaker()
    @Published var volume = 0.5
}
