import SwiftUI

@Observable
final class Board {
    enum Move { case place(Int), clear }

    private var cells: [Int] = []
    private(set) var moves = 0

    var count: Int { cells.count }

    func cell(at index: Int) -> Int { cells[index] }

    func play(_ move: Move) {
        switch move {
        case .place(let value): cells.append(value)
        case .clear: cells.removeAll()
        }
    }

    func undo() {
        let last = cells.removeLast()
        print(last)
    }

    func reload() {
        cells = [1, 2]
        sort()
    }

    func shuffle() {
        for index in cells.indices {
            cells[index] = 0
        }
        withMutation(keyPath: \.cells) {}
    }

    func count(moving isMoving: Bool) {
        if isMoving {
            moves += 1
        } else {
            moves = 0
        }
        DispatchQueue.main.async { self.withMutation(keyPath: \.moves) {} }
    }

    private func sort() {
        cells.sort()
    }
}

struct BoardView: View {
    @State private var board = Board()

    var body: some View {
        Text("\(board.count) \(board.cell(at: 0)) \(board.moves)")
    }
}
