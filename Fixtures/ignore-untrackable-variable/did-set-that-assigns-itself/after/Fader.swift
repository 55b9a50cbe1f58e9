import Observation

@Observable
final class Fader {
    var name = "main"
    @ObservationIgnored var position = 0 {
        didSet { position = min(position, 10) }
    }
}
