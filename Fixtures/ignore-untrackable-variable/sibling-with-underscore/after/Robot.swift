import Observation

@Observable
final class Robot {
    var battery = 100
    @ObservationIgnored var name = "R2"
    private var _name = "unnamed"

    func reset() {
        name = _name
    }
}
