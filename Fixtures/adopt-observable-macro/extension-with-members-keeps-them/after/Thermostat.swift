import Observation

@Observable
final class Thermostat {
    var target = 21.0
}

extension Thermostat {
    func raise(by degrees: Double) {
        target += degrees
    }
}
