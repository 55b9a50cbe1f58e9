import Combine

protocol Resetting: AnyObject {
    var level: Int { get set }
}

extension Resetting {
    func reset() where Self: ObservableObject {
        level = 0
    }
}

final class Meter: ObservableObject, Resetting {
    @Published var level = 3

    func clear() {
        reset()
    }
}
