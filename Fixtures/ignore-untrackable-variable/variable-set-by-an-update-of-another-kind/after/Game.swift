import SwiftUI

@Observable
final class Score {
    var points = 0
}

struct Game {
    let score: Score

    func update() {
        score.points += 1
    }
}

struct ScoreView: View {
    var score: Score

    var body: some View {
        Text("\(score.points)")
    }
}
