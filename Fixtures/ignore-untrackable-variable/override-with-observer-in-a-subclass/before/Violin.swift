import Combine

final class Violin: Instrument {
    @Published var strings = 4
    private(set) var retunings = 0

    override var tuning: Int {
        didSet { retunings += 1 }
    }
}
