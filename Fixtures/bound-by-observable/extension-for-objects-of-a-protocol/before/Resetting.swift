import Combine

protocol Resetting: AnyObject {
    var level: Int { get set }
}

extension Resetting where Self: ObservableObject {
    func reset() {
        level = 0
    }
}

final class Meter: ObservableObject, Resetting {
    @Published var level = 3
}
