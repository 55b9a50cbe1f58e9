import SwiftSyntax

extension ExprSyntax {
  /// The members of objects that an assignment, or a call of a method that changes what it is called on, may change: `c`
  /// and `b` for `a.b.c = 1`, as either may be the variable of an object.
  var changedMembers: [DeclReferenceExprSyntax] {
    let target =
      self.as(SequenceExprSyntax.self).flatMap(\.assignedMember)
      ?? self.as(FunctionCallExprSyntax.self).flatMap(\.changedReceiver)
    return (target?.accessSteps ?? []).compactMap { step in
      step.as(MemberAccessExprSyntax.self).flatMap { $0.base?.isSelf == false ? $0.declName : nil }
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
