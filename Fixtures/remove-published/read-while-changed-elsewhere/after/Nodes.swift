import SwiftUI

/// An element is another object than the one that holds it.
@Observable
final class Node: Identifiable {
    var children: [Node] = []
    var isEmpty: Bool { children.isEmpty }
    var isDeep: Bool { children.contains { !$0.isEmpty } }

    func clean() {
        children.removeAll { $0.isEmpty }
        children.sort { first, _ in first.isDeep }
    }

    func clean(below depth: Int) {
        let count = children.count
        children.removeAll { _ in isTooMany(count, depth) }
    }

    private func isTooMany(_ count: Int, _ depth: Int) -> Bool { count > depth }
}

struct NodeView: View {
    var node: Node
    var other: Node

    var body: some View {
        Button("Common") { node.children.removeAll { isCommon($0) } }
        Button("Later") { node.children.removeAll { note($0) } }
    }

    private func isCommon(_ child: Node) -> Bool { other.children.contains { $0 === child } }

    private func note(_ child: Node) -> Bool {
        Task { print(node.children.count) }
        return child.isEmpty
    }
}
