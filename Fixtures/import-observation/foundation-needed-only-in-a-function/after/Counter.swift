import Combine
import Observation

@Observable
final class Counter {
    var count = 0
}

struct Stopwatch {
    func seconds(since start: Double) -> Double {
        Date().timeIntervalSince1970 - start
    }
}
