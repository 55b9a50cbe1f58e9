import Foundation
import Observation

@Observable
final class Parcel: Identifiable, Hashable {
    let id = UUID()
    var weight = 0.0

    static func == (lhs: Parcel, rhs: Parcel) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
