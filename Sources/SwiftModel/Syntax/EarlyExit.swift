import SwiftSyntax

extension SyntaxProtocol {
  /// What stands behind it in the same block may not run: it returns, throws, or leaves a loop around.
  ///
  /// What only leaves a closure, a loop, a `switch` or a `do` within it goes on behind that. A call of what never returns is
  /// not known for one.
  var mayLeave: Bool {
    containsNode(skippingInside: [.closureExpr, .functionDecl, .accessorBlock, .memberBlock]) { node, kind in
      switch kind {
      case .returnStmt: true
      case .throwStmt: node.leaves(Syntax(self), pastAll: \.catchesAll)
      case .tryExpr:
        node.cast(TryExprSyntax.self).mayThrow && node.leaves(Syntax(self), pastAll: \.catchesAll)
      case .breakStmt:
        node.cast(BreakStmtSyntax.self).label != nil
          || node.leaves(Syntax(self)) { $0.isLoop || $0.is(SwitchExprSyntax.self) }
      case .continueStmt:
        node.cast(ContinueStmtSyntax.self).label != nil || node.leaves(Syntax(self), pastAll: \.isLoop)
      default: false
      }
    }
  }
}

extension TryExprSyntax {
  fileprivate var mayThrow: Bool { questionOrExclamationMark == nil }
}

extension Syntax {
  /// Nothing of a kind is around it within a statement, nor is that itself.
  fileprivate func leaves(_ statement: Syntax, pastAll ends: (Syntax) -> Bool) -> Bool {
    for node in sequence(first: self, next: \.parent).dropFirst() {
      if ends(node) { return false }
      if node.id == statement.id { return true }
    }
    return true
  }

  var isLoop: Bool {
    self.is(ForStmtSyntax.self) || self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self)
  }

  /// The body of a `do` with a clause that catches every error.
  fileprivate var catchesAll: Bool {
    guard self.is(CodeBlockSyntax.self), let block = parent?.as(DoStmtSyntax.self) else { return false }
    return block.catchClauses.contains { clause in
      clause.catchItems.isEmpty || clause.catchItems.contains(where: \.catchesAll)
    }
  }
}

extension CatchItemSyntax {
  /// `catch let error`
  fileprivate var catchesAll: Bool {
    whereClause == nil
      && pattern?.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) == true
  }
}
