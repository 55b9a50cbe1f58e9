import Observation

@Observable
final class Dial {
    var angle = 0 {
        didSet {
            // Views look at the angle.
        }
    }

    var isLocked = false {
        didSet {
            print("locked: \(isLocked)")
        }
    }
}
