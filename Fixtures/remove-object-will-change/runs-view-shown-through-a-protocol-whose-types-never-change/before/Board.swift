import SwiftUI

protocol Arrangement {
  var isWide: Bool { get }
  var columns: Int { get }
  var title: String { get }
}

final class Fixed: Arrangement {
  let isWide = true
  let columns = 2
  var title: String { isWide ? "wide" : "narrow" }
}

struct Flowing: Arrangement {
  let isWide: Bool
  var columns: Int { isWide ? 3 : 1 }
  var title: String { "flowing" }
}

protocol Numbering {}

extension Numbering {
  func letters(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

final class Board: ObservableObject, Numbering {
  @Published var cards: [Int] = []
  let arrangement: any Arrangement
  private static var hidden: [Int: Bool] = [:]

  init(arrangement: any Arrangement) { self.arrangement = arrangement }

  var shown: Int { cards.filter { Board.hidden[$0] != true }.count }

  func add() { cards.append(cards.count) }

  func hideLast() {
    guard let last = cards.last else { return }
    Board.hidden[last] = true
    objectWillChange.send()
  }
}

struct ContentView: View {
  @StateObject private var board = Board(arrangement: Fixed())

  var body: some View {
    VStack {
      Text(board.arrangement.title)
      Text(board.arrangement.isWide ? "\(board.arrangement.columns)" : "1")
      Text(board.letters("a b").joined(separator: "-"))
      Text("\(board.shown)")
      Button("add") { board.add() }
      Button("hide") { board.hideLast() }
    }
  }
}
