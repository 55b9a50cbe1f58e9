import SwiftUI

struct ChessView: View {
    @StateObject private var game: ChessGame

    init(opening: [String]) {
        _game = .init(wrappedValue: ChessGame(moves: opening))
    }

    var body: some View {
        Text(game.moves.last ?? "-")
    }
}
