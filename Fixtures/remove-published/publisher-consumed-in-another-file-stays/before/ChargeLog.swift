import Combine

final class ChargeLog {
    private(set) var values: [Double] = []
    private var subscription: AnyCancellable?

    init(battery: Battery) {
        subscription = battery.$charge.sink { [weak self] charge in
            self?.values.append(charge)
        }
    }
}
