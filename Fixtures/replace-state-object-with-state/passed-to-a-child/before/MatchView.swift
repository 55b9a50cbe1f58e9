import SwiftUI

struct MatchView: View {
    @StateObject private var board = Scoreboard()

    var body: some View {
        ScoreLine(board: board)
    }
}

struct ScoreLine: View {
    @ObservedObject var board: Scoreboard

    var body: some View {
        Text("\(board.home):\(board.guests)")
    }
}
