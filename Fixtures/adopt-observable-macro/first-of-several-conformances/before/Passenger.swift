import Combine
import Foundation

class Passenger: ObservableObject, Identifiable, CustomStringConvertible {
    let id = UUID()
    @Published var seat = "12A"

    var description: String { "passenger in \(seat)" }
}
