import Observation

@Observable
final class Violin: Instrument {
    var strings = 4
    private(set) var retunings = 0

    @ObservationIgnored override var tuning: Int {
        didSet { retunings += 1 }
    }
}
