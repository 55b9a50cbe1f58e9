import SwiftSyntax

/// Whether a `deinit` has effects besides releasing the object's own resources.
///
/// Cancelling own tasks, removing own observers and clearing variables are none. Other calls and assignments to other
/// objects are effects.
enum DeinitializerEffects {
  static func exist(in body: CodeBlockSyntax) -> Bool {
    body.containsNode { node, kind in
      switch kind {
      case .functionCallExpr: !isHarmless(node.cast(FunctionCallExprSyntax.self).calledExpression.core)
      case .sequenceExpr: writesElsewhere(node.cast(SequenceExprSyntax.self))
      default: false
      }
    }
  }

  /// An assignment to anything but a variable of the object, or nil for a member of one.
  private static func writesElsewhere(_ node: SequenceExprSyntax) -> Bool {
    guard let target = node.elements.first, let operation = node.elements.dropFirst().first,
      operation.isAssigningOperator, !target.is(DiscardAssignmentExprSyntax.self)
    else { return false }
    if target.is(DeclReferenceExprSyntax.self) || target.isMemberOfSelf { return false }
    let isCleared =
      operation.is(AssignmentExprSyntax.self) && node.elements.last?.is(NilLiteralExprSyntax.self) == true
    return !(isCleared && target.isInOwnMember)
  }

  private static func isHarmless(_ callee: ExprSyntax) -> Bool {
    if callee.is(ClosureExprSyntax.self) { return true }
    let member = callee.as(MemberAccessExprSyntax.self)
    guard let name = (member?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName.plainText else {
      return false
    }
    // The object removes itself as an observer, or the body of the closure is visited by itself.
    if LibraryEffects.endsObservation(name) || LibraryEffects.onlyRunsClosure(name) { return true }
    if member == nil, LibraryEffects.takesAnyValue(function: name) { return true }
    if name == "init" || name.first?.isUppercase == true { return true }
    return member != nil && LibraryEffects.ends(name) && callee.isInOwnMember
  }
}

extension ExprSyntax {
  /// `self.x`
  fileprivate var isMemberOfSelf: Bool { self.as(MemberAccessExprSyntax.self)?.base?.isSelf == true }

  /// `x.y`, `self.x?.y`, `$0.y`: the root of the expression is neither a type nor implicit.
  fileprivate var isInOwnMember: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isInOwnMember ?? false }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isInOwnMember }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isInOwnMember }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.isInOwnMember }
    return isSelf || self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == false
  }
}
