import Combine

final class ChessGame: ObservableObject {
    @Published var moves: [String]

    init(moves: [String] = []) {
        self.moves = moves
    }
}
