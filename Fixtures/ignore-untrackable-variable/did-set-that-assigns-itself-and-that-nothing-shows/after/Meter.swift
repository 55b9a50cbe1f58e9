import Observation

@Observable
final class Meter {
    var name = "main"
    @ObservationIgnored private var position = 0 {
        didSet { position = min(position, 10) }
    }

    func move() {
        position += 1
        name = "moved"
    }
}
