import Observation

@Observable
final class Score {
    var points: Int

    init?(text: String) {
        guard let points = Int(text) else { return nil }
        self.points = points
    }
}
