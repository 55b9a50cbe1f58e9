import Combine
import Foundation

final class Captain: ObservableObject {
    @Published var name = "Mary"
}

final class Ship: ObservableObject, Identifiable {
    let id = UUID()
    @Published var name: String
    @Published var captain: Captain?

    init(name: String, captain: Captain? = nil) {
        self.name = name
        self.captain = captain
    }
}
