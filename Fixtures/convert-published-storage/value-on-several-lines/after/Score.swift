import Observation

@Observable
final class Score {
    var points: [Int]

    init() {
        points = [
            1,  // first
            2,
        ]
    }
}
