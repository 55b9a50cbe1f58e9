import SwiftUI

final class Score: ObservableObject {
    var points = 0
}

struct Game {
    let score: Score

    func update() {
        score.points += 1
    }
}

struct ScoreView: View {
    @ObservedObject var score: Score

    var body: some View {
        Text("\(score.points)")
    }
}
