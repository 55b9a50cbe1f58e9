import SwiftSyntax

extension SyntaxProtocol {
  /// Calls a closure with the node itself and all nodes below it, each before its children and with its kind. Tokens
  /// and missing nodes are left out.
  ///
  /// For questions about single nodes; what depends on where in the tree they are is a `SyntaxVisitor`.
  ///
  /// - Parameter skipped: kinds of nodes whose children are left out; these nodes themselves are not.
  func forEachNode(skippingInside skipped: [SyntaxKind] = [], _ body: (Syntax, SyntaxKind) -> Void) {
    _ = containsNode(skippingInside: skipped) { node, kind in
      body(node, kind)
      return false
    }
  }

  /// Whether the node itself or a node below it satisfies a predicate; ends at the first one.
  ///
  /// - Parameter skipped: as of `forEachNode`.
  func containsNode(
    skippingInside skipped: [SyntaxKind] = [], where isMatch: (Syntax, SyntaxKind) -> Bool
  ) -> Bool {
    withoutActuallyEscaping(isMatch) { isMatch in
      let visitor = NodeVisitor(skippingInside: skipped, where: isMatch)
      visitor.walk(self)
      return visitor.hasMatch
    }
  }

  /// The nodes of one type among the node itself and all nodes below it, in source order.
  ///
  /// - Parameter skipped: as of `forEachNode`.
  func nodes<Node: SyntaxProtocol>(
    of type: Node.Type, skippingInside skipped: [SyntaxKind] = []
  ) -> [Node] {
    var nodes: [Node] = []
    forEachNode(skippingInside: skipped) { node, _ in
      if let match = node.as(type) { nodes.append(match) }
    }
    return nodes
  }
}

/// Visits nodes up to the first one that satisfies a predicate.
///
/// A visitor reaches the children of a node in less than half of the time that `children(viewMode:)` takes.
private final class NodeVisitor: SyntaxAnyVisitor {
  private let skipped: [SyntaxKind]
  private let isMatch: (Syntax, SyntaxKind) -> Bool
  private(set) var hasMatch = false

  init(skippingInside skipped: [SyntaxKind], where isMatch: @escaping (Syntax, SyntaxKind) -> Bool) {
    self.skipped = skipped
    self.isMatch = isMatch
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if hasMatch { return .skipChildren }
    let kind = node.kind
    hasMatch = isMatch(node, kind)
    return hasMatch || skipped.contains(kind) ? .skipChildren : .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
