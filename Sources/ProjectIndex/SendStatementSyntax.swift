import SwiftSyntax

// What stands around a statement that announces a change by hand.

extension ExprSyntax {
  /// `x.objectWillChange` in `x.objectWillChange.receive(on: …)`.
  var objectWillChangeAtRoot: ExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.objectWillChangeAtRoot
    }
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "objectWillChange"
    else { return nil }
    return self
  }

  /// `objectWillChange.send`, `self?.objectWillChange.send`.
  var isOwnSend: Bool {
    guard let send = self.as(MemberAccessExprSyntax.self), send.declName.baseName.text == "send",
      let publisher = send.base
    else { return false }
    if let name = publisher.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "objectWillChange"
    }
    guard let member = publisher.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text == "objectWillChange" && member.base?.isSelf == true
  }

  /// `publisher.send()`, also with `()` or `self` as the value.
  var sendCall: FunctionCallExprSyntax? {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
      member.declName.baseName.text == "send",
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count <= 1,
      call.arguments.allSatisfy({ $0.expression.isSelf || $0.expression.trimmedDescription == "()" })
    else { return nil }
    return call
  }

  /// Evaluating it changes nothing.
  var isWithoutEffect: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .floatLiteralExpr:
      true
    case .memberAccessExpr(let node): node.base?.isWithoutEffect ?? true
    case .optionalChainingExpr(let node): node.expression.isWithoutEffect
    case .prefixOperatorExpr(let node): node.operator.text == "!" && node.expression.isWithoutEffect
    case .sequenceExpr(let node):
      node.elements.allSatisfy {
        $0.as(BinaryOperatorExprSyntax.self).map {
          ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains($0.operator.text)
        }
          ?? $0.isWithoutEffect
      }
    default: false
    }
  }
}

extension ConditionElementSyntax {
  var isWithoutEffect: Bool {
    guard case .expression(let expression) = condition else { return false }
    return expression.isWithoutEffect
  }
}

extension AccessorDeclSyntax {
  /// The variable it is an accessor of.
  var variableName: String? {
    guard let binding = ancestor(as: PatternBindingSyntax.self) else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }
}

extension SyntaxProtocol {
  /// There are comments between its first and its last token.
  var hasInnerComments: Bool {
    let text = trimmedDescription
    return text.contains("//") || text.contains("/*")
  }
}

extension CodeBlockItemSyntax {
  /// It holds a `return`, `throw` or `try`, so what follows it may not run.
  var mayLeave: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .keyword(.return), .keyword(.throw), .keyword(.try), .keyword(.break), .keyword(.continue): true
      default: false
      }
    }
  }

  /// In the closure of `withAnimation` or `withTransaction`.
  var isAnimated: Bool {
    var current = parent
    while let node = current, !node.is(MemberBlockItemSyntax.self) {
      if let closure = node.as(ClosureExprSyntax.self),
        let name = closure.callReceivingIt?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        ["withAnimation", "withTransaction"].contains(name)
      {
        return true
      }
      current = node.parent
    }
    return false
  }
}

extension CodeBlockItemListSyntax {
  /// `defer { … }`, where this is what it defers.
  var deferStatement: CodeBlockItemSyntax? {
    parent?.parent?.as(DeferStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }

  /// The statements of a function, initializer or accessor, or of a closure: they may be none.
  var isFunctionBody: Bool {
    if parent?.is(ClosureExprSyntax.self) == true { return true }
    guard let owner = parent?.parent else { return false }
    return owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
      || owner.is(AccessorDeclSyntax.self) || owner.is(DeinitializerDeclSyntax.self)
  }

  /// The statement whose block this is, within the same function or closure.
  var enclosingStatement: CodeBlockItemSyntax? {
    if parent?.is(ClosureExprSyntax.self) == true || isFunctionBody { return nil }
    var current = parent
    while let node = current {
      if let item = node.as(CodeBlockItemSyntax.self) { return item }
      if node.is(ClosureExprSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
      current = node.parent
    }
    return nil
  }

  /// `for child in children { … }` or `if let child { … }`, which go when their only statement goes.
  var plainLoopOrBinding: CodeBlockItemSyntax? {
    guard let block = parent?.as(CodeBlockSyntax.self) else { return nil }
    if let loop = block.parent?.as(ForStmtSyntax.self), loop.sequence.isWithoutEffect {
      return loop.parent?.as(CodeBlockItemSyntax.self)
    }
    guard let choice = block.parent?.as(IfExprSyntax.self), choice.elseBody == nil,
      choice.conditions.allSatisfy({ condition in
        if case .optionalBinding(let binding) = condition.condition {
          return binding.initializer?.value.isWithoutEffect ?? true
        }
        return condition.isWithoutEffect
      })
    else { return nil }
    return choice.parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }
}
