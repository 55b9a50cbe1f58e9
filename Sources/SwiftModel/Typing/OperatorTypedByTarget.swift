import SwiftSyntax

extension ExprSyntax {
  /// An operator of a publisher that takes its type from what the publisher is assigned to, and with it what it
  /// does with nil. Before `assign(to: &$x)` with an optional `x`, `compactMap { Int($0) }` passes nil on; before
  /// `sink { x = $0 }`, it leaves nil out.
  ///
  /// Looked for up to the last operator that makes a type of its own.
  var operatorTypedByTarget: String? {
    guard let call = core.as(FunctionCallExprSyntax.self), let name = call.calleeName,
      !Self.operatorsWithTypes.contains(name)
    else { return nil }
    if FunctionCallExprSyntax.operatorsTypedByTarget.contains(name) {
      return call.isTypedByTarget ? name : nil
    }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return call.operatorTypedByTargetInArguments ?? base?.operatorTypedByTarget
  }

  private static let operatorsWithTypes: Set<String> = ["map", "tryMap", "scan", "tryScan", "decode"]
}

extension FunctionCallExprSyntax {
  fileprivate static let operatorsTypedByTarget: Set<String> = ["compactMap", "tryCompactMap", "replaceNil"]

  /// In the publishers that another one is made of.
  fileprivate var operatorTypedByTargetInArguments: String? {
    let parts = [Syntax(arguments), trailingClosure.map { Syntax($0) }].compactMap { $0 }
    let calls = parts.lazy.flatMap { $0.nodes(of: FunctionCallExprSyntax.self) }
    return calls.first(where: \.isTypedByTarget)?.calleeName
  }

  /// Only the expression of a closure is typed together with what follows. A function, and a closure that says its
  /// type, bring one along; and one of several statements takes the type that is asked for, whoever asks.
  fileprivate var isTypedByTarget: Bool {
    guard let name = calleeName, Self.operatorsTypedByTarget.contains(name) else { return false }
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
