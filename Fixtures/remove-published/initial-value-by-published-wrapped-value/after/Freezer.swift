import Observation

@Observable
final class Freezer {
    var cold: Int

    init(cold: Int) {
        self.cold = -cold
    }
}
