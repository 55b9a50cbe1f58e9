import Observation

@Observable
final class Crate {
    var label = ""
    var width: Double = 1
    var height: Double
    var depth = 2.0

    init(height: Double) {
        self.height = height
    }
}
