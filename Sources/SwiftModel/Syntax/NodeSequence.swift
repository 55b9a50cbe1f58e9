import SwiftSyntax

extension SyntaxProtocol {
  /// The node itself and all nodes below it that are of one type; see `nodes(skippingInside:)`.
  func nodes<Node: SyntaxProtocol>(
    of type: Node.Type, skippingInside skipped: [SyntaxKind] = []
  ) -> NodeSequence<Node> {
    NodeSequence(root: Syntax(self), skipped: skipped)
  }

  /// The node itself and all nodes below it, each before its children, without tokens and without missing nodes.
  ///
  /// - Parameter skipped: kinds of nodes whose children are left out; these nodes themselves are not.
  func nodes(skippingInside skipped: [SyntaxKind] = []) -> NodeSequence<Syntax> {
    NodeSequence(root: Syntax(self), skipped: skipped)
  }
}

/// A lazy walk through a subtree in source order.
///
/// For a question about single nodes. What depends on several kinds of nodes, or on where in the tree they are, is
/// a `SyntaxVisitor`.
struct NodeSequence<Node: SyntaxProtocol>: Sequence, IteratorProtocol {
  private var root: Syntax?
  private let skipped: [SyntaxKind]
  /// The remaining children of each node on the path to the last one.
  private var pending: [SyntaxChildren.Iterator] = []

  fileprivate init(root: Syntax, skipped: [SyntaxKind]) {
    self.root = root
    self.skipped = skipped
  }

  mutating func next() -> Node? {
    while let node = nextNode() {
      if let match = node.as(Node.self) { return match }
    }
    return nil
  }

  private mutating func nextNode() -> Syntax? {
    while let node = nextInOrder() {
      let kind = node.kind
      if kind == .token { continue }
      if !skipped.contains(kind) {
        pending.append(node.children(viewMode: .sourceAccurate).makeIterator())
      }
      return node
    }
    return nil
  }

  /// The next node or token.
  private mutating func nextInOrder() -> Syntax? {
    if let root {
      self.root = nil
      return root
    }
    while !pending.isEmpty {
      if let child = pending[pending.count - 1].next() { return child }
      pending.removeLast()
    }
    return nil
  }
}
