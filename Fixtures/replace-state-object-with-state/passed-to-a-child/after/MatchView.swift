import SwiftUI

struct MatchView: View {
    @State private var board = Scoreboard()

    var body: some View {
        ScoreLine(board: board)
    }
}

struct ScoreLine: View {
    var board: Scoreboard

    var body: some View {
        Text("\(board.home):\(board.guests)")
    }
}
