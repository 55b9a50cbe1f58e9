import SwiftUI

@Observable
@MainActor
final class Board {
    private(set) var rows: [Int] = []
    private(set) var name = ""

    func add(_ row: Int) {
        rows.append(row)
    }

    func addLater(_ row: Int) {
        Task {
            rows.append(row)
        }
    }
}

@Observable
final class Score {
    private(set) var points = 0

    @MainActor
    func add() {
        points += 1
    }

    func addLater() {
        DispatchQueue.main.async {
            self.points += 1
        }
    }

    func addOnTheMainThread() {
        DispatchQueue.main.async {
            self.points += 1
        }
    }
}

struct BoardView: View {
    var board: Board
    var score: Score

    var body: some View {
        Text("\(board.name) \(board.rows.count) \(score.points)")
        Button("Again") { restart() }
    }

    private func restart() {
        score.add()
    }
}
