import Combine

final class Volume: ObservableObject {
    private(set) var changes = 0

    @Published var level: Int {
        didSet { changes += 1 }
    }

    init(level: Int) {
        _level = Published(initialValue: level)
    }
}
