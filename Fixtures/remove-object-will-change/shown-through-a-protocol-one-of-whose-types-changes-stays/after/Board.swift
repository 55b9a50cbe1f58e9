import SwiftUI

protocol Arrangement {
  var columns: Int { get }
}

struct Fixed: Arrangement {
  let columns = 2
}

final class Adjustable: Arrangement {
  var columns = 1
}

final class Board: ObservableObject {
  @Published var cards: [Int] = []
  let arrangement: any Arrangement
  let adjustable = Adjustable()

  init() { arrangement = adjustable }

  func widen() {
    adjustable.columns += 1
    objectWillChange.send()
  }
}

protocol Sizing {
  var size: Int { get }
}

class Small: Sizing {
  var size: Int { 1 }
}

final class Growing: Small {
  static var current = 2
  override var size: Int { Growing.current }
}

final class Shelf: ObservableObject {
  @Published var books: [Int] = []
  let sizing: any Sizing

  init(sizing: any Sizing) { self.sizing = sizing }

  func grow() {
    Growing.current += 1
    objectWillChange.send()
  }
}

protocol Clock {}

extension Clock {
  func time(_ text: String) -> String { text + "\(Date())" }
}

final class Watch: ObservableObject, Clock {
  @Published var alarms: [Int] = []
  func tick() { objectWillChange.send() }
}

struct ContentView: View {
  @StateObject private var board = Board()
  @StateObject private var shelf = Shelf(sizing: Growing())
  @StateObject private var watch = Watch()

  var body: some View {
    VStack {
      Text("\(board.arrangement.columns) \(board.cards.count)")
      Text("\(shelf.sizing.size) \(shelf.books.count)")
      Text("\(watch.time("now")) \(watch.alarms.count)")
      Button("widen") { board.widen() }
      Button("grow") { shelf.grow() }
      Button("tick") { watch.tick() }
    }
  }
}
