import SwiftSyntax

extension ExprSyntax {
  /// An operator of a publisher that takes its type from what the publisher is assigned to, and with it what it
  /// does with nil. Before `assign(to: &$x)` with an optional `x`, `compactMap` passes nil on; before
  /// `sink { x = $0 }`, it leaves nil out.
  ///
  /// Looked for up to the last operator that makes a type of its own.
  var operatorTypedByTarget: String? {
    guard let call = core.as(FunctionCallExprSyntax.self), let name = call.calleeName,
      !Self.operatorsWithTypes.contains(name)
    else { return nil }
    if Self.operatorsTypedByTarget.contains(name) { return name }
    let visitor = OperatorVisitor(names: Self.operatorsTypedByTarget)
    visitor.walk(call.arguments)
    if let closure = call.trailingClosure { visitor.walk(closure) }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return visitor.found ?? base?.operatorTypedByTarget
  }

  private static let operatorsTypedByTarget: Set<String> = ["compactMap", "tryCompactMap", "replaceNil"]
  private static let operatorsWithTypes: Set<String> = ["map", "tryMap", "scan", "tryScan", "decode"]
}

/// In the publishers that another one is made of.
private final class OperatorVisitor: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: String?

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if found == nil, names.contains(name) { found = name }
    return .visitChildren
  }
}
