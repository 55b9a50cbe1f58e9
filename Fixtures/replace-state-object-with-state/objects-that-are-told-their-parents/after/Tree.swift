import SwiftUI

@Observable
final class Node: ObservableObject {
  let name: String
  var children: [Node]
  weak var parent: Node?

  init(_ name: String, _ children: [Node] = []) {
    self.name = name
    self.children = children
    children.forEach { $0.parent = self }
  }
}

// All nodes are made there, whatever the texts say.
struct TreeView: View {
  @State private var root = Node("root", [Node("a"), Node("b of it", [Node("c")])])

  var body: some View {
    Text("\(root.name) \(root.children.count)")
  }
}

// The child of others gets another parent.
struct SharedTreeView: View {
  static let leaf = Node("leaf")
  @StateObject private var root = Node("root", [leaf])

  var body: some View {
    Text("\(root.name) \(root.children.count)")
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    TreeView()
    SharedTreeView()
    Button("\(count)") { count += 1 }
  }
}
