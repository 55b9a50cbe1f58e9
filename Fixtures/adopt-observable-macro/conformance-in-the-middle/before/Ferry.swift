import Combine
import Foundation

class Ferry: Identifiable, ObservableObject, Equatable {
    let id = UUID()
    @Published var cars = 0

    static func == (lhs: Ferry, rhs: Ferry) -> Bool {
        lhs.id == rhs.id
    }
}
