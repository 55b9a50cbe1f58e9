import Observation

@Observable
final class ChessGame {
    var moves: [String]

    init(moves: [String] = []) {
        self.moves = moves
    }
}
