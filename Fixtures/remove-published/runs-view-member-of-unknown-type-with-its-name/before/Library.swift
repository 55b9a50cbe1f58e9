import SwiftUI

final class Shelf {
  var books: [String] = []
}

final class Library: ObservableObject {
  let shelves = [Shelf()]
  @Published var count = 0

  var total: Int { shelves.flatMap(\.books).count }

  func add() {
    shelves[0].books.append("a book")
    count += 1
  }
}

struct TotalView: View {
  @ObservedObject var library: Library

  var body: some View { Text("\(library.total) books") }
}

final class Node {
  var next: Node?
  var number = 0
}

final class Chain: ObservableObject {
  let nodes = [Node()]
  @Published var revision = 0

  var numbers: [Int] { nodes.compactMap(\.next).map(\.number) }

  func grow() {
    let node = Node()
    node.number = revision
    nodes[0].next = node
    revision += 1
  }
}

struct ChainView: View {
  @ObservedObject var chain: Chain

  var body: some View { Text("numbers \(chain.numbers.map(String.init).joined(separator: ", "))") }
}

struct ContentView: View {
  @StateObject private var library = Library()
  @StateObject private var chain = Chain()

  var body: some View {
    VStack {
      TotalView(library: library)
      ChainView(chain: chain)
      Button("add") { library.add() }
      Button("grow") { chain.grow() }
    }
  }
}
