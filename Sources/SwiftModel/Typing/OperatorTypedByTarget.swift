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
    let visitor = OperatorVisitor(viewMode: .sourceAccurate)
    visitor.walk(call.arguments)
    if let closure = call.trailingClosure { visitor.walk(closure) }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return visitor.found ?? base?.operatorTypedByTarget
  }

  private static let operatorsWithTypes: Set<String> = ["map", "tryMap", "scan", "tryScan", "decode"]
}

extension FunctionCallExprSyntax {
  fileprivate static let operatorsTypedByTarget: Set<String> = ["compactMap", "tryCompactMap", "replaceNil"]

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

/// In the publishers that another one is made of.
private final class OperatorVisitor: SyntaxVisitor {
  private(set) var found: String?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.isTypedByTarget { found = node.calleeName }
    return .visitChildren
  }
}
