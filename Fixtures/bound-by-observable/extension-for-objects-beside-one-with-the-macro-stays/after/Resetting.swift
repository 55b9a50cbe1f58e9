import Combine
import Observation

protocol Resetting: AnyObject {
    var level: Int { get set }
}

extension Resetting {
    func reset() {
        level = 1
    }
}

extension Resetting where Self: ObservableObject {
    func reset() {
        level = 0
    }
}

final class Meter: ObservableObject, Resetting {
    @Published var level = 3
}

@Observable
final class Gauge: Resetting {
    var level = 4
}

func resetAll(_ meter: Meter, _ gauge: Gauge) {
    meter.reset()
    gauge.reset()
}
