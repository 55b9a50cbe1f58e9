import SwiftUI

final class Score: ObservableObject {
  @Published var round = 1
  var points: [Int] = []

  var total: Int { points.reduce(0, +) }
}

struct ContentView: View {
  @StateObject private var score = Score()

  var body: some View {
    Text("\(score.total) in round \(score.round)")
    Stepper("round", value: $score.round)
    Points(score: score)
  }
}

struct Points: View {
  @ObservedObject var score: Score

  var body: some View {
    Button("win") {
      score.objectWillChange.send()
      score.points.append(score.round)
    }
    Text("\(score.points.count) wins")
  }
}
