import Observation

@Observable
final class Score {
    var points: Int {
        didSet { best = max(best, points) }
    }
    private(set) var best: Int

    init(points: Int) {
        best = 0
        _points = points
    }
}
