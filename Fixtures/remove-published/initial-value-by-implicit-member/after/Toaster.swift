import Observation

@Observable
final class Toaster {
    var slices: Int
    var browning: Double

    init(slices: Int) {
        self.slices = slices
        browning = 0.5
    }
}
