import SwiftUI

@MainActor
final class Board: ObservableObject {
    private(set) var rows: [Int] = []
    private(set) var name = "" {
        didSet { DispatchQueue.main.async { self.objectWillChange.send() } }
    }

    func add(_ row: Int) {
        rows.append(row)
        DispatchQueue.main.async { self.objectWillChange.send() }
    }

    func addLater(_ row: Int) {
        Task {
            rows.append(row)
            await MainActor.run { objectWillChange.send() }
        }
    }
}

final class Score: ObservableObject {
    private(set) var points = 0

    @MainActor
    func add() {
        points += 1
        DispatchQueue.main.async { self.objectWillChange.send() }
    }

    func addLater() {
        DispatchQueue.main.async {
            self.points += 1
            DispatchQueue.main.async { self.objectWillChange.send() }
        }
    }

    func addOnTheMainThread() {
        DispatchQueue.main.async {
            self.objectWillChange.send()
            self.points += 1
        }
    }
}

struct BoardView: View {
    @ObservedObject var board: Board
    @ObservedObject var score: Score

    var body: some View {
        Text("\(board.name) \(board.rows.count) \(score.points)")
        Button("Again") { restart() }
    }

    private func restart() {
        score.add()
    }
}
