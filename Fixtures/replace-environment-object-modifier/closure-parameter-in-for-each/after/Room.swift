import Foundation
import Observation

@Observable
final class Room: Identifiable {
    let id = UUID()
    var name = "Kitchen"
}

@Observable
final class House {
    var rooms: [Room] = []
}
