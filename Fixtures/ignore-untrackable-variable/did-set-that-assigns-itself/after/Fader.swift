import Observation

@Observable
final class Fader {
    var name = "main"
    var position = 0 {
        didSet { _position = min(position, 10) }
    }
}
