import Combine
import Observation

@Observable
final class Counter {
    var count = 0
}

struct Seal {
    func mark(of name: String) -> Int {
        var hasher = Hasher()
        hasher.combine(name)
        return hasher.finalize()
    }
}
