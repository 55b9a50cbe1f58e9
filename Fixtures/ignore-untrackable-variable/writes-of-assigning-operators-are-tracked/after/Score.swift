import SwiftUI

/// An action adds with the operator: what that writes is tracked. A function is named like a requirement, of no protocol.
@Observable
final class Score {
  var title = ""
  private(set) var points = 0
  private(set) var round = 0

  static func += (score: Score, points: Int) { score.points += points }

  func next() { round += 1 }
}

struct ScoreView: View {
  var score: Score

  var body: some View {
    Text("\(score.title) \(score.points) \(score.round)")
    Button("Add") {
      score += 1
      score.next()
    }
  }
}
