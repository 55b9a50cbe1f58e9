import SwiftSyntax

/// Where the functions and closures of a tree wait for something.
///
/// ```swift
/// func observe() async {
///   for await status in service.statuses { self.status = status }    // whoever yields a status runs it
/// }
/// ```
struct Suspensions {
  /// The starts of what waits, as byte offsets in order, by the body of the function or closure.
  private var places: [SyntaxIdentifier: [Int]] = [:]

  /// - Parameter names: each `await`, in order.
  init(_ names: [TokenSyntax]) {
    for name in names where name.tokenKind == .keyword(.await) {
      guard let body = Syntax(name).bodyAround else { continue }
      places[body.id, default: []].append(name.byteRange.lowerBound)
    }
  }

  /// Whether a loop around a node, in the same function, waits each time, and goes on as long as others go on: not one through
  /// the elements of a collection.
  func repeatedlyPrecede(_ node: Syntax) -> Bool {
    guard !places.isEmpty, let body = node.bodyAround, let places = places[body.id] else { return false }
    return sequence(first: node, next: \.parent).prefix { $0.id != body.id }.contains { parent in
      guard parent.isLoop, places.contains(where: parent.byteRange.contains) else { return false }
      return parent.as(ForStmtSyntax.self).map { $0.awaitKeyword != nil } ?? true
    }
  }
}

extension Syntax {
  /// The innermost function, accessor or closure around, but for closures that run at once.
  fileprivate var bodyAround: Syntax? {
    sequence(first: self, next: \.parent).dropFirst().first { node in
      switch node.kind {
      case .closureExpr: !node.cast(ClosureExprSyntax.self).isNonEscaping
      case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .memberBlockItem: true
      default: false
      }
    }
  }
}
