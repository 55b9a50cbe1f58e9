import Combine

protocol Metering: ObservableObject {
    var level: Int { get set }
}

final class Gauge: Metering {
    @Published var level = 0
}

func reset<M>(_ meter: M) where M: Metering {
    meter.level = 0
}

func levels(of meters: [any Metering]) -> [Int] {
    meters.map(\.level)
}
