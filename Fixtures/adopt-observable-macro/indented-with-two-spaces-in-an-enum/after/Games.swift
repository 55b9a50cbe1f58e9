import Observation

enum Games {
  @Observable
  final class Score {
    var points = 0
  }
}
