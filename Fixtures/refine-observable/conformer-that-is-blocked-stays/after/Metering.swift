import Combine

protocol Metering: ObservableObject {
    var level: Int { get }
}

final class Gauge: Metering {
    @Published var level = 0
}

final class RelayedGauge: Metering {
    @Published var level = 0
    private var subscription: AnyCancellable?

    init() {
        subscription = $level.sink { print($0) }
    }
}
