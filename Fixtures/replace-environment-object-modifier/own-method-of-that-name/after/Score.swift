import Observation

@Observable
final class Score {
    var points = 0
}
