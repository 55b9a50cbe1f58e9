import Observation

@Observable
final class Score {
    var points: Int

    init(isBonus: Bool) {
        if isBonus {
            points = 10
        } else {
            points = 0
        }
    }
}
