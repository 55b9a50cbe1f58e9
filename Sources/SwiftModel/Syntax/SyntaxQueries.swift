package import SwiftSyntax

extension SyntaxProtocol {
  /// The byte range of the node without its outer trivia.
  package var byteRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<Swift.max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text of the node without its outer trivia. `trimmedDescription` is the same, but copies the node twice.
  var writtenText: String {
    let bytes = syntaxTextBytes
    let start = leadingTriviaLength.utf8Length
    return String(
      decoding: bytes[start..<Swift.max(start, bytes.count - trailingTriviaLength.utf8Length)], as: UTF8.self)
  }

  /// Whether the text of the node, without its outer trivia, equals a text.
  func isWritten(_ text: String) -> Bool {
    trimmedLength.utf8Length == text.utf8.count && writtenText == text
  }

  /// The nearest proper ancestor of a type.
  func ancestor<Node: SyntaxProtocol>(as type: Node.Type) -> Node? {
    var current = parent
    while let node = current {
      if let match = node.as(type) { return match }
      current = node.parent
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name without back-ticks.
  var plainText: String {
    let text = self.text
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "`"), bytes.count > 2, bytes.last == UInt8(ascii: "`") else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}

extension ExprSyntax {
  /// The expression without enclosing `try`, `await`, and parentheses around one value.
  var core: ExprSyntax {
    guard mayBeWrapped else { return self }
    if let tryExpr = self.as(TryExprSyntax.self) { return tryExpr.expression.core }
    if let awaitExpr = self.as(AwaitExprSyntax.self) { return awaitExpr.expression.core }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    {
      return element.expression.core
    }
    return self
  }

  /// `try? e`, also behind `await` and in parentheses.
  var isOptionalTry: Bool {
    guard mayBeWrapped else { return false }
    if let tryExpr = self.as(TryExprSyntax.self) {
      return tryExpr.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        || tryExpr.expression.isOptionalTry
    }
    if let awaitExpr = self.as(AwaitExprSyntax.self) { return awaitExpr.expression.isOptionalTry }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
    return tuple.elements.first?.expression.isOptionalTry == true
  }

  private var mayBeWrapped: Bool { [.tryExpr, .awaitExpr, .tupleExpr].contains(kind) }
}

extension SyntaxProtocol {
  /// Declared directly in a type or in the file, not in a body.
  var isMemberOrGlobal: Bool {
    var current = parent
    while let node = current {
      if node.is(MemberBlockItemSyntax.self) { return true }
      if node.is(CodeBlockItemSyntax.self) {
        if node.parent?.parent?.is(SourceFileSyntax.self) == true { return true }
        guard node.parent?.parent?.is(IfConfigClauseSyntax.self) == true else { return false }
      }
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
      current = node.parent
    }
    return true
  }
}

extension ExprSyntax {
  /// A literal, other than a collection, or a closure: it tells no generic argument of what is made with it.
  var isLiteralOrClosure: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .closureExpr, .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr:
      true
    default: false
    }
  }
}
