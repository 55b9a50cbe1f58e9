import SwiftSyntax

/// What the place of an expression says of its type.
extension ExpressionReader {
  /// What a call calls; for `.init` and other members without a base, of the type that is meant where the call stands.
  func readCallee(of call: FunctionCallExprSyntax) -> ExpressionFact {
    guard call.callsImplicitMember, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let context = readContext(of: ExprSyntax(call))
    else { return read(call.calledExpression) }
    return .member(context, member.declName.baseName.plainText)
  }

  /// The type that is written for the value, or that a parameter has which it is given for.
  private func readContext(of expression: ExprSyntax) -> ExpressionFact? {
    var current = Syntax(expression)
    // Of the arrays around it.
    var depth = 0
    while let parent = current.parent {
      switch parent.as(SyntaxEnum.self) {
      case .arrayElement, .arrayElementList: break
      case .arrayExpr: depth += 1
      case .labeledExpr(let argument):
        guard let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self),
          let place = readArgument(argument.expression, of: call)
        else { return nil }
        return (0..<depth).reduce(.parameter(of: place)) { fact, _ in .element(fact) }
      case .initializerClause, .returnStmt, .codeBlockItem:
        return parent.typeOfValue.flatMap { TypeExpression($0).element(depth: depth) }.map { .type($0) }
      default: return nil
      }
      current = parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// `.init { … }`, `.button("Add") { … }`
  var callsImplicitMember: Bool {
    calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}

extension Syntax {
  /// The type that is written beside an initial value, or for what a getter or function gives.
  fileprivate var typeOfValue: TypeSyntax? {
    if self.is(InitializerClauseSyntax.self) {
      return parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? parent?.as(FunctionParameterSyntax.self)?.type
    }
    if let item = self.as(CodeBlockItemSyntax.self),
      item.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
    {
      return nil
    }
    for node in sequence(first: self, next: \.parent) {
      if node.is(ClosureExprSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type
      }
      if node.is(MemberBlockItemSyntax.self) { return nil }
    }
    return nil
  }
}

extension TypeExpression {
  /// What arrays in arrays hold.
  fileprivate func element(depth: Int) -> TypeExpression? {
    if depth == 0 { return withoutOptional }
    guard case .array(let element) = withoutOptional else { return nil }
    return element.element(depth: depth - 1)
  }
}

extension ExpressionFact {
  /// A place that something of some type is given for.
  var isPlace: Bool {
    switch self {
    case .parameter: true
    case .element(let array): array.isPlace
    default: false
    }
  }
}
