import Observation

@Observable
final class Score {
    var points: Int
    var bonus: Int

    init(points: Int, bonus: Int) {
        self.points = points
        self.bonus = bonus
    }

    convenience init() {
        self.init(points: 0, bonus: 0)
    }
}
