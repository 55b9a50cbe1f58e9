import SwiftSyntax

extension ObserversFact {
  /// Fails for a block with other accessors.
  init?(_ block: AccessorBlockSyntax) {
    guard case .accessors(let list) = block.accessors, let first = list.first,
      list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    let didSet = list.first { $0.accessorSpecifier.text == "didSet" }?.body
    self.init(
      range: block.byteRange, firstObserver: first.byteRange.lowerBound,
      willSet: list.first { $0.accessorSpecifier.text == "willSet" }.flatMap(WillSetFact.init),
      didSetRange: didSet?.byteRange, didSetStatement: didSet?.statements.first?.byteRange.lowerBound)
  }
}

extension WillSetFact {
  fileprivate init?(_ accessor: AccessorDeclSyntax) {
    guard let body = accessor.body else { return nil }
    let parameter = accessor.parameters?.name.plainText ?? "newValue"
    self.init(
      parameter: parameter, bodyRange: body.byteRange, isEmpty: body.statements.isEmpty,
      firstStatement: body.statements.first?.byteRange.lowerBound,
      mayReturn: body.statements.containsOutsideOfFunctions { $1 == .returnStmt },
      hidesParameter: body.statements.containsOutsideOfFunctions { node, _ in
        node.as(IdentifierPatternSyntax.self)?.identifier.plainText == parameter
      })
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func containsOutsideOfFunctions(_ isWanted: (Syntax, SyntaxKind) -> Bool) -> Bool {
    containsNode(skippingInside: [.closureExpr, .functionDecl]) { isWanted($0, $1) }
  }
}
