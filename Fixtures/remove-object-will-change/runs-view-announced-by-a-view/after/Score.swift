import SwiftUI

@Observable
final class Score {
  var round = 1
  var points: [Int] = []

  var total: Int { points.reduce(0, +) }
}

struct ContentView: View {
  @State private var score = Score()

  var body: some View {
    Text("\(score.total) in round \(score.round)")
    Stepper("round", value: $score.round)
    Points(score: score)
  }
}

struct Points: View {
  var score: Score

  var body: some View {
    Button("win") {
      score.points.append(score.round)
    }
    Text("\(score.points.count) wins")
  }
}
