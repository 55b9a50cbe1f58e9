import Combine
import Foundation

final class Parcel: Identifiable, Hashable, ObservableObject {
    let id = UUID()
    @Published var weight = 0.0

    static func == (lhs: Parcel, rhs: Parcel) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
