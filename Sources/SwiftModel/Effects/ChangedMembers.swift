import SwiftSyntax

extension ExprSyntax {
  /// The members of objects that an assignment, or a call of a method that changes what it is called on, may change: `c`
  /// and `b` for `a.b.c = 1`, as either may be the variable of an object.
  var changedMembers: [DeclReferenceExprSyntax] {
    let target =
      self.as(SequenceExprSyntax.self).flatMap(\.assignedMember)
      ?? self.as(FunctionCallExprSyntax.self).flatMap(\.changedReceiver)
    return target?.membersOfObjects ?? []
  }

  private var membersOfObjects: [DeclReferenceExprSyntax] {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      guard let base = node.base, !base.isSelf else { return [] }
      return [node.declName] + base.membersOfObjects
    case .subscriptCallExpr(let node): return node.calledExpression.membersOfObjects
    case .optionalChainingExpr(let node): return node.expression.membersOfObjects
    case .forceUnwrapExpr(let node): return node.expression.membersOfObjects
    default: return []
    }
  }
}

extension SequenceExprSyntax {
  fileprivate var assignedMember: ExprSyntax? {
    guard let target = elements.first, elements.dropFirst().first?.isAssigningOperator == true,
      target.is(MemberAccessExprSyntax.self) || target.is(SubscriptCallExprSyntax.self)
    else { return nil }
    return target
  }
}

extension FunctionCallExprSyntax {
  fileprivate var changedReceiver: ExprSyntax? {
    guard let method = calledExpression.as(MemberAccessExprSyntax.self),
      LibraryEffects.mutatesReceiver(method.declName.baseName.text)
    else { return nil }
    return method.base
  }
}
