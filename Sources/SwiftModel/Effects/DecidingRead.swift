import SwiftSyntax

extension Syntax {
  /// It is part of a condition that decides on side effects alone: what the function around returns is known before, as a
  /// local constant or a literal, and nothing that the branch does gets there.
  ///
  /// ```swift
  /// let isUp = check()
  /// if !isUp, !toasts.contains(warning) { show(warning) }     // `toasts`
  /// return isUp
  /// ```
  var onlyDecidesOnEffects: Bool {
    for node in sequence(first: self, next: \.parent) {
      if node.kind == .codeBlockItem || node.kind == .closureExpr { return false }
      if node.kind == .conditionElementList {
        return node.parent?.as(IfExprSyntax.self)?.decidesOnEffectsAlone == true
      }
    }
    return false
  }
}

extension IfExprSyntax {
  fileprivate var decidesOnEffectsAlone: Bool {
    guard let item = parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self),
      let owner = statements.parent?.as(CodeBlockSyntax.self)?.parent,
      owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self),
      let result = statements.last?.item.as(ReturnStmtSyntax.self)?.expression,
      statements.dropLast().last?.id == item.id, elseBody == nil
    else { return false }
    let isLeft = body.statements.containsNode(skippingInside: [.closureExpr]) { _, kind in
      [.returnStmt, .throwStmt, .tryExpr].contains(kind)
    }
    if isLeft { return false }
    if result.is(BooleanLiteralExprSyntax.self) || result.is(NilLiteralExprSyntax.self) { return true }
    guard let name = result.as(DeclReferenceExprSyntax.self),
      let local = LocalBinding.visible(named: name.baseName.plainText, at: name), local.others.isEmpty,
      local.syntax.ancestor(as: VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    else { return false }
    return local.syntax.ancestor(as: VariableDeclSyntax.self)?.bindings.count == 1
  }
}
