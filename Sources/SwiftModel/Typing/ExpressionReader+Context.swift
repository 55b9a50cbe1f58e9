import SwiftSyntax

/// Contextual types of expressions.
extension ExpressionReader {
  /// The callee of a call; for `.init` and other implicit members, with the contextual type as the base.
  func readCallee(of call: FunctionCallExprSyntax) -> ExpressionFact {
    guard call.callsImplicitMember, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let context = readContext(of: ExprSyntax(call))
    else { return read(call.calledExpression) }
    return .member(context, member.declName.baseName.plainText)
  }

  /// The contextual type of an implicit member, with what is called of it and behind it: `.sample`, `.loaded(3).sorted`.
  func readContext(ofImplicitMember member: ExprSyntax) -> ExpressionFact? {
    var current = member
    while let parent = current.parent?.as(ExprSyntax.self), parent.continues(current) { current = parent }
    let operands = current.parent?.parent?.as(SequenceExprSyntax.self)
    return operands?.valueOfSameType(as: current).map(read) ?? readContext(of: current)
  }

  /// The type that is declared for a value; nil where none is written.
  func readWrittenType(for expression: some ExprSyntaxProtocol) -> TypeExpression? {
    guard case .type(let type)? = readContext(of: ExprSyntax(expression)) else { return nil }
    return type
  }

  /// The contextual type: the declared type of a value, the type of a parameter, or that of what a pattern matches.
  private func readContext(of expression: ExprSyntax) -> ExpressionFact? {
    var current = Syntax(expression)
    // From the value to the outermost of the literals around it.
    var parts: [LiteralPart] = []
    while let parent = current.parent {
      switch parent.as(SyntaxEnum.self) {
      case .arrayElement, .arrayElementList, .dictionaryElementList, .labeledExprList, .exprList: break
      case .sequenceExpr(let operands):
        // `isEmpty ? .sample : store`
        guard operands.elements.first?.id != current.id, operands.isChoice else { return nil }
      case .arrayExpr: parts.append(.element)
      case .dictionaryElement(let element):
        guard element.value.id == current.id else { return nil }
        parts.append(.value)
      case .dictionaryExpr, .tupleExpr: break
      case .expressionPattern, .valueBindingPattern: break
      case .switchCaseItem:
        return parent.ancestor(as: SwitchExprSyntax.self).flatMap { read(parts, of: $0.subject) }
      case .matchingPatternCondition(let condition): return read(parts, of: condition.initializer.value)
      case .labeledExpr(let argument):
        if argument.parent?.parent?.is(TupleExprSyntax.self) == true {
          if let number = argument.numberInTuple { parts.append(.part(number)) }
          break
        }
        guard parts.allSatisfy({ $0 == .element }),
          let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self),
          let place = readArgument(argument.expression, of: call)
        else { return nil }
        return parts.reduce(.parameterType(of: place)) { fact, _ in .element(fact) }
      case .initializerClause, .returnStmt, .codeBlockItem:
        let type = parent.typeOfValue.map { TypeExpression($0).withoutOptional }
        return parts.reversed().reduce(type) { type, part in type?.type(of: part)?.withoutOptional }
          .map { .type($0) }
      default: return nil
      }
      current = parent
    }
    return nil
  }

  /// What a pattern, or an element of one that is a tuple, matches.
  private func read(_ parts: [LiteralPart], of matched: ExprSyntax) -> ExpressionFact? {
    guard let part = parts.first else { return read(matched) }
    guard case .part(let number) = part, parts.count == 1, case .tuple(let elements) = read(matched),
      elements.indices.contains(number)
    else { return nil }
    return elements[number].value
  }
}

extension ExprSyntax {
  fileprivate func isOperator(_ names: Set<String>) -> Bool {
    self.as(BinaryOperatorExprSyntax.self).map { names.contains($0.operator.text) } ?? false
  }
}

extension FunctionCallExprSyntax {
  /// `.init { … }`, `.button("Add") { … }`
  var callsImplicitMember: Bool {
    calledExpression.as(MemberAccessExprSyntax.self).map { $0.baseInChain == nil } ?? false
  }
}

extension ExprSyntax {
  /// It is a member or a call of an expression that it begins with.
  fileprivate func continues(_ first: ExprSyntax) -> Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base?.id == first.id
    case .functionCallExpr(let node): node.calledExpression.id == first.id
    case .subscriptCallExpr(let node): node.calledExpression.id == first.id
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr: true
    default: false
    }
  }
}

extension SequenceExprSyntax {
  /// What an operand is assigned to, or compared with: `mode` of `mode = .dark` and `isOn && mode == .dark`.
  fileprivate func valueOfSameType(as operand: ExprSyntax) -> ExprSyntax? {
    let elements = Array(elements)
    guard let number = elements.firstIndex(where: { $0.id == operand.id }), number >= 2 else { return nil }
    if elements[number - 1].is(AssignmentExprSyntax.self) { return number == 2 ? elements[0] : nil }
    guard elements[number - 1].isOperator(["==", "!="]),
      number == 2 || elements[number - 3].isOperator(["&&", "||"])
    else { return nil }
    return elements[number - 2]
  }

  /// `a ? b : c`, `a ?? b`
  fileprivate var isChoice: Bool {
    elements.enumerated().filter { $0.offset % 2 == 1 }.allSatisfy { _, operation in
      operation.is(UnresolvedTernaryExprSyntax.self)
        || operation.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
  }
}

extension Syntax {
  /// The declared type for an initial value, or for the result of a getter or function.
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

extension LabeledExprSyntax {
  /// Nil in mere parentheses.
  fileprivate var numberInTuple: Int? {
    guard let elements = parent?.as(LabeledExprListSyntax.self), elements.count > 1 else { return nil }
    return elements.firstIndexNumber { $0.id == id }
  }
}

/// Where a value stands in a literal.
private enum LiteralPart: Equatable {
  case element
  /// Of a dictionary.
  case value
  /// Of a tuple.
  case part(Int)
}

extension TypeExpression {
  fileprivate func type(of part: LiteralPart) -> TypeExpression? {
    switch (part, self) {
    case (.element, .array(let element)): element
    case (.value, .dictionary(_, let value)): value
    case (.part(let number), .tuple(let elements, _)) where elements.indices.contains(number):
      elements[number]
    default: nil
    }
  }
}

extension ExpressionFact {
  /// The type of a parameter, or an element of it.
  var isParameterType: Bool {
    switch self {
    case .parameterType: true
    case .element(let array): array.isParameterType
    default: false
    }
  }
}
