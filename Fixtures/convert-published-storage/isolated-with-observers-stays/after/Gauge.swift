import Combine
import Observation

final class Gauge: ObservableObject {
    @MainActor @Published var level: Int {
        didSet { print(level) }
    }

    init(level: Int) {
        _level = Published(initialValue: level)
    }
}

@Observable
final class Dial {
    @MainActor var level: Int {
        didSet { print(level) }
    }

    @MainActor init(level: Int) {
        _level = level
    }
}
