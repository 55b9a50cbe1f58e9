import Observation

@Observable
final class Dial {
    var angle = 0 {
        didSet { print(angle) }
    }
}
