import Observation

protocol Resetting: AnyObject {
    var level: Int { get set }
}

extension Resetting where Self: AnyObject & Observable {
    func reset() {
        level = 0
    }
}

@Observable
final class Meter: Resetting {
    var level = 3
}
