import SwiftSyntax

extension ObserversFact {
  /// Nil where something else than observers stands in the braces.
  init?(_ block: AccessorBlockSyntax) {
    guard case .accessors(let list) = block.accessors, let first = list.first,
      list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    self.init(
      range: block.byteRange, firstObserver: first.byteRange.lowerBound,
      willSet: list.first { $0.accessorSpecifier.text == "willSet" }.flatMap(WillSetFact.init))
  }
}

extension WillSetFact {
  fileprivate init?(_ accessor: AccessorDeclSyntax) {
    guard let body = accessor.body else { return nil }
    let parameter = accessor.parameters?.name.plainText ?? "newValue"
    let visitor = EndVisitor(parameter: parameter)
    visitor.walk(body.statements)
    self.init(
      parameter: parameter, bodyRange: body.byteRange, isEmpty: body.statements.isEmpty,
      mayMissEnd: visitor.mayMissEnd)
  }
}

private final class EndVisitor: SyntaxVisitor {
  private let parameter: String
  private(set) var mayMissEnd = false

  init(parameter: String) {
    self.parameter = parameter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    mayMissEnd = true
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.plainText == parameter { mayMissEnd = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
