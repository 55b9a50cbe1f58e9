import Observation

@Observable
final class Volume {
    private(set) var changes = 0

    var level: Int {
        didSet { changes += 1 }
    }

    init(level: Int) {
        _level = level
    }
}
