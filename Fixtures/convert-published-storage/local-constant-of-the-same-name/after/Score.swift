import Observation

@Observable
final class Score {
    var points: Int

    init(text: String) {
        let points = Int(text) ?? 0
        self.points = points
    }
}
