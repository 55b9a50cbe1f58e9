import Combine
import Observation

protocol Metering: AnyObject, Observable {
    var level: Int { get set }
}

@Observable
final class Gauge: Metering {
    var level = 0
}

func reset<M>(_ meter: M) where M: Metering {
    meter.level = 0
}

func levels(of meters: [any Metering]) -> [Int] {
    meters.map(\.level)
}
