import Combine

final class Counter: ObservableObject {
    @Published var count = 0
}

struct Stopwatch {
    func seconds(since start: Double) -> Double {
        Date().timeIntervalSince1970 - start
    }
}
