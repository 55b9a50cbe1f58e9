import SwiftSyntax

extension ExprSyntax {
  /// Whether a publisher sends on the main thread, as far as its syntax tells, if properties are set there.
  var publishesOnMainThread: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text.hasPrefix("$") }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.hasPrefix("$")
    }
    guard let call = self.as(FunctionCallExprSyntax.self), let name = call.calleeName else { return false }
    guard let source = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      !LibraryEffects.combinesPublishers(type: name)
    else { return LibraryEffects.combinesPublishers(type: name) && call.areArgumentsOnMainThread }
    if LibraryEffects.delays(name) {
      return call.arguments.contains { $0.expression.isMainScheduler }
    }
    // Of what `flatMap` makes, nothing is known.
    guard LibraryEffects.isOperator(name), !LibraryEffects.sendsOutputOfOthers(name) else { return false }
    return source.publishesOnMainThread
      && (!LibraryEffects.combinesPublishers(operator: name) || call.areArgumentsOnMainThread)
  }

  private var isMainScheduler: Bool { LibraryEffects.deliversOnMainThread(scheduler: writtenText) }
}

extension FunctionCallExprSyntax {
  fileprivate var areArgumentsOnMainThread: Bool {
    !arguments.isEmpty
      && arguments.allSatisfy {
        $0.expression.is(ClosureExprSyntax.self) || $0.expression.publishesOnMainThread
      }
  }
}
