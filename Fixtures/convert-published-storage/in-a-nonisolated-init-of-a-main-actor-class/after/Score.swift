import Observation

@Observable
@MainActor
final class Score {
    var points: Int
    var name = ""

    nonisolated init(points: Int) {
        _points = points
    }
}
