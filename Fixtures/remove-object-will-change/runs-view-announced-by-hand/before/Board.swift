import SwiftUI

final class Board: ObservableObject {
  @Published private(set) var player = "x"
  private var cells: [Int: String] = [:]
  private(set) var moves = 0
  var title = "board" {
    willSet { objectWillChange.send() }
  }

  var winner: String? { cells.count > 2 ? cells[0] : nil }

  subscript(cell: Int) -> String {
    get { cells[cell] ?? "-" }
    set {
      objectWillChange.send()
      cells[cell] = newValue
      moves += 1
    }
  }

  func pass() { player = player == "x" ? "o" : "x" }

  func clear() {
    guard !cells.isEmpty else { return }
    objectWillChange.send()
    cells = [:]
  }
}

struct ContentView: View {
  @StateObject private var board = Board()

  var body: some View {
    TextField("title", text: $board.title)
    Text("\(board.moves) moves, \(board.winner ?? "nobody") wins")
    ForEach([0, 1, 2], id: \.self) { cell in
      Text("\(board.title) \(cell): \(board[cell])")
      Button("set \(cell)") { board[cell] = board.player }
    }
    Button("pass, \(board.player)") { board.pass() }
    Button("clear") { board.clear() }
  }
}
