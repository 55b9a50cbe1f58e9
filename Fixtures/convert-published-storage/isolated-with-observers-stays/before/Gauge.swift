import Combine

final class Gauge: ObservableObject {
    @MainActor @Published var level: Int {
        didSet { print(level) }
    }

    init(level: Int) {
        _level = Published(initialValue: level)
    }
}

final class Dial: ObservableObject {
    @MainActor @Published var level: Int {
        didSet { print(level) }
    }

    @MainActor init(level: Int) {
        _level = Published(initialValue: level)
    }
}
