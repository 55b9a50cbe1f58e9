import Observation

@Observable
final class Trail {
    var length: Double

    init(length: Double) {
        self.length = length
    }
}
