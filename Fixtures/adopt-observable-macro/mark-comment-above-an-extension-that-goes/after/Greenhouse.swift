import Observation

@Observable
final class Greenhouse {
    var humidity = 0.6
}

// MARK: - Observing

// MARK: - Watering

extension Greenhouse {
    func water() {
        humidity += 0.1
    }
}
