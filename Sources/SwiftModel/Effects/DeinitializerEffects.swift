import SwiftSyntax

/// Whether a `deinit` does more than to end what the object itself holds.
///
/// Cancelling the own tasks, taking away the own observers and clearing variables is no more. Other calls are, and so
/// is what is written to something else.
enum DeinitializerEffects {
  static func exist(in body: CodeBlockSyntax) -> Bool {
    let visitor = DeinitializerVisitor(viewMode: .sourceAccurate)
    visitor.walk(body)
    return visitor.hasEffects
  }
}

private final class DeinitializerVisitor: SyntaxVisitor {
  private(set) var hasEffects = false

  /// What ends something, where that is a member of the object.
  private static let endings: Set<String> = ["cancel", "finish", "invalidate", "removeAll"]
  /// Where an object takes itself away, or runs what else stands here.
  private static let harmless: Set<String> = [
    "assumeIsolated", "async", "forEach", "removeObserver", "removeTimeObserver", "sync",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !isHarmless(node.calledExpression.core) { hasEffects = true }
    return hasEffects ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let target = node.elements.first, let operation = node.elements.dropFirst().first else {
      return .visitChildren
    }
    let isAssignment = operation.is(AssignmentExprSyntax.self)
    guard operation.isAssigningOperator, !target.is(DiscardAssignmentExprSyntax.self) else {
      return .visitChildren
    }
    let isOwn = target.is(DeclReferenceExprSyntax.self) || target.isMemberOfSelf
    let isCleared = isAssignment && node.elements.last?.is(NilLiteralExprSyntax.self) == true
    if !isOwn, !(isCleared && target.isInOwnMember) { hasEffects = true }
    return .visitChildren
  }

  private func isHarmless(_ callee: ExprSyntax) -> Bool {
    if callee.is(ClosureExprSyntax.self) { return true }
    let member = callee.as(MemberAccessExprSyntax.self)
    guard let name = (member?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName.plainText else {
      return false
    }
    if name == "init" || Self.harmless.contains(name) { return true }
    if name.first?.isUppercase == true { return true }
    return member != nil && Self.endings.contains(name) && callee.isInOwnMember
  }
}

extension ExprSyntax {
  /// `self.x`
  fileprivate var isMemberOfSelf: Bool { self.as(MemberAccessExprSyntax.self)?.base?.isSelf == true }

  /// `x.y`, `self.x?.y`, `$0.y`: what stands at its start is no type, and not left out.
  fileprivate var isInOwnMember: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isInOwnMember ?? false }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isInOwnMember }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isInOwnMember }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.isInOwnMember }
    return isSelf || self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == false
  }
}
