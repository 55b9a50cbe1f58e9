import Foundation
import Observation

@Observable
final class Captain {
    var name = "Mary"
}

@Observable
final class Ship: Identifiable {
    let id = UUID()
    var name: String
    var captain: Captain?

    init(name: String, captain: Captain? = nil) {
        self.name = name
        self.captain = captain
    }
}
