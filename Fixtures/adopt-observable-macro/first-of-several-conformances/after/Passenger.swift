import Foundation
import Observation

@Observable
class Passenger: Identifiable, CustomStringConvertible {
    let id = UUID()
    var seat = "12A"

    var description: String { "passenger in \(seat)" }
}
