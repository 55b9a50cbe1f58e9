import SwiftSyntax

/// Where the value of an expression goes as a whole.
package enum ValueDestination: Sendable {
  /// To a function, or to what is made with it.
  case argument(of: ExpressionFact)
  /// Out of the function or the getter around.
  case result
  /// Out of the closure around, which is given to a function, or called otherwise.
  case resultOfClosure(givenTo: ExpressionFact?)
  /// Into a variable.
  case variable(ExpressionFact)
}

extension ExprSyntax {
  /// Of the call whose callee it is, also by way of a local variable, or else its own.
  func destination(ofCall call: FunctionCallExprSyntax?) -> ValueDestination? {
    guard let call else { return destination }
    let value = ExprSyntax(call)
    return value.destination
      ?? value.localHolder?.localUses.lazy.compactMap { ExprSyntax($0).destination }.first
  }
}

extension ExprSyntax {
  fileprivate var destination: ValueDestination? {
    let value = outermost.parent?.as(InOutExprSyntax.self).map(ExprSyntax.init) ?? outermost
    guard let parent = value.parent else { return nil }
    switch parent.kind {
    case .labeledExpr:
      let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call.map { .argument(of: ExpressionReader().read($0.calledExpression)) }
    case .returnStmt: return parent.resultAround
    case .codeBlockItem: return parent.cast(CodeBlockItemSyntax.self).isAllOfBody ? parent.resultAround : nil
    case .exprList:
      let elements = Array(parent.cast(ExprListSyntax.self))
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].id == value.id else {
        return nil
      }
      return .variable(ExpressionReader().read(elements[0]))
    default: return nil
    }
  }
}

extension Syntax {
  /// Where goes what is returned there.
  fileprivate var resultAround: ValueDestination {
    for parent in sequence(first: self, next: \.parent) {
      if let closure = parent.as(ClosureExprSyntax.self) {
        return .resultOfClosure(
          givenTo: (closure.callReceivingIt?.calledExpression).map { ExpressionReader().read($0) })
      }
      if parent.is(FunctionDeclSyntax.self) || parent.is(AccessorBlockSyntax.self) { break }
    }
    return .result
  }
}

extension CodeBlockItemSyntax {
  /// It is the only statement of a function, a getter or a closure, which returns its value then.
  fileprivate var isAllOfBody: Bool {
    guard let statements = parent?.as(CodeBlockItemListSyntax.self), statements.count == 1,
      let around = statements.parent
    else { return false }
    if around.is(ClosureExprSyntax.self) || around.is(AccessorBlockSyntax.self) { return true }
    let owner = around.parent
    return owner?.is(FunctionDeclSyntax.self) == true || owner?.is(AccessorDeclSyntax.self) == true
  }
}
