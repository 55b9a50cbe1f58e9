import SwiftSyntax

extension ExprSyntax {
  /// The operator of a publisher chain whose result type, and so its handling of nil, is inferred from the target of
  /// the publisher. With `assign(to: &$x)` and an optional `x`, `compactMap { Int($0) }` sends nil; with
  /// `sink { x = $0 }`, it drops nil.
  ///
  /// Nil if an operator behind it determines the type.
  var operatorTypedByTarget: String? {
    guard let call = core.as(FunctionCallExprSyntax.self), let name = call.calleeName,
      !LibraryEffects.hasOwnOutput(name)
    else { return nil }
    if LibraryEffects.isTypedByTarget(name) {
      return call.isTypedByTarget ? name : nil
    }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return call.operatorTypedByTargetInArguments ?? base?.operatorTypedByTarget
  }
}

extension FunctionCallExprSyntax {
  /// Such an operator in the publishers among the arguments.
  fileprivate var operatorTypedByTargetInArguments: String? {
    let parts = [Syntax(arguments), trailingClosure.map { Syntax($0) }].compactMap { $0 }
    let calls = parts.lazy.flatMap { $0.nodes(of: FunctionCallExprSyntax.self) }
    return calls.first(where: \.isTypedByTarget)?.calleeName
  }

  /// Only a single-expression closure is type-checked together with the chain. A function, or a closure with a result
  /// type, has a type of its own; a closure with several statements has that of the target in either case.
  fileprivate var isTypedByTarget: Bool {
    guard let name = calleeName, LibraryEffects.isTypedByTarget(name) else { return false }
    if name == "replaceNil" { return true }
    let closure = trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self)
    guard let closure, closure.signature?.returnClause == nil, closure.statements.count == 1 else {
      return false
    }
    switch closure.statements.first?.item {
    case .expr(let expression):
      return !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
    case .stmt(let statement): return statement.is(ReturnStmtSyntax.self)
    default: return false
    }
  }
}
