import Observation

@Observable
final class Dial {
    private(set) var turns = 0
    var angle = 0 {
        willSet {
            print("turning to \(newValue)")
        }
        didSet { print("was \(oldValue)") }
    }
}
