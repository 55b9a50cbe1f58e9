import Foundation
import Observation

@Observable
class Ferry: Identifiable, Equatable {
    let id = UUID()
    var cars = 0

    static func == (lhs: Ferry, rhs: Ferry) -> Bool {
        lhs.id == rhs.id
    }
}
