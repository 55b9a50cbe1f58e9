import SwiftUI

final class Shelf {
  var books: [String] = []
}

@Observable
final class Library {
  let shelves = [Shelf()]
  var count = 0

  var total: Int {
    access(keyPath: \.count)
    return shelves.flatMap(\.books).count
  }

  func add() {
    shelves[0].books.append("a book")
    count += 1
  }
}

struct TotalView: View {
  var library: Library

  var body: some View { Text("\(library.total) books") }
}

final class Node {
  var next: Node?
  var number = 0
}

@Observable
final class Chain {
  let nodes = [Node()]
  var revision = 0

  var numbers: [Int] {
    access(keyPath: \.revision)
    return nodes.compactMap(\.next).map(\.number)
  }

  func grow() {
    let node = Node()
    node.number = revision
    nodes[0].next = node
    revision += 1
  }
}

struct ChainView: View {
  var chain: Chain

  var body: some View { Text("numbers \(chain.numbers.map(String.init).joined(separator: ", "))") }
}

struct ContentView: View {
  @State private var library = Library()
  @State private var chain = Chain()

  var body: some View {
    VStack {
      TotalView(library: library)
      ChainView(chain: chain)
      Button("add") { library.add() }
      Button("grow") { chain.grow() }
    }
  }
}
