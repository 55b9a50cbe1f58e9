import SwiftSyntax

/// Unfolded operator sequences: casts, ternaries and `??` are read, everything else is unknown.
extension ExpressionReader {
  func readSequence(_ node: SequenceExprSyntax) -> ExpressionFact { readSequence(Array(node.elements)[...]) }

  private func readSequence(_ elements: ArraySlice<ExprSyntax>) -> ExpressionFact {
    guard elements.count >= 3, let last = elements.last else {
      return elements.count == 1 ? read(elements[elements.startIndex]) : .unknown
    }
    let second = elements[elements.startIndex + 1]
    if elements.count == 3, let operation = second.as(UnresolvedAsExprSyntax.self),
      let type = last.as(TypeExprSyntax.self)
    {
      return readCast(
        of: elements[elements.startIndex], to: type.type, mark: operation.questionOrExclamationMark)
    }
    if let ternary = readTernary(elements) { return ternary }
    if let sum = readSum(elements) { return sum }
    guard second.operatorText == "??", elements.indices.allSatisfy({ isOperandOrDefault($0, in: elements) })
    else { return .unknown }
    return .oneOf([
      .unwrapped(read(elements[elements.startIndex]).beforeOptional), readSequence(elements.dropFirst(2)),
    ])
  }

  /// `a + b`
  private func readSum(_ elements: ArraySlice<ExprSyntax>) -> ExpressionFact? {
    let operators = elements.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element.operatorText)
    guard operators.allSatisfy({ $0 == "+" }) else { return nil }
    return .sum(elements.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { read($0.element) })
  }

  /// `a == b ? x : y`: the value follows the first `?`, as no operator before it has a lower precedence.
  private func readTernary(_ elements: ArraySlice<ExprSyntax>) -> ExpressionFact? {
    guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self),
      elements[..<index].allSatisfy(\.bindsMoreThanTernary),
      elements[index...].allSatisfy(\.bindsMoreThanTernary)
    else { return nil }
    return readAlternatives([ternary.thenExpression], elements[(index + 1)...])
  }

  /// The operands of `?:`; `nil` among them makes the other one optional.
  func readAlternatives(_ first: ArraySlice<ExprSyntax>, _ second: ArraySlice<ExprSyntax>) -> ExpressionFact {
    if first.isNil { return .optional(of: readSequence(second)) }
    if second.isNil { return .optional(of: readSequence(first)) }
    return .oneOf([readSequence(first), readSequence(second)])
  }

  /// What the branches of an `if` give that is an expression.
  func readBranches(of node: IfExprSyntax) -> [ExpressionFact] {
    let rest: [ExpressionFact]
    switch node.elseBody {
    case .ifExpr(let next): rest = readBranches(of: next)
    case .codeBlock(let block): rest = [readSingleExpression(block.statements)].compactMap { $0 }
    case nil: rest = []
    }
    return [readSingleExpression(node.body.statements)].compactMap { $0 } + rest
  }

  /// The same of a `switch`.
  func readCases(of node: SwitchExprSyntax) -> [ExpressionFact] {
    node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.compactMap { readSingleExpression($0.statements) }
  }

  private func isOperandOrDefault(_ index: Int, in elements: ArraySlice<ExprSyntax>) -> Bool {
    (index - elements.startIndex).isMultiple(of: 2) || elements[index].operatorText == "??"
  }

  /// A value that is made there remains one: `object as? Reading` where a library hands a new object to a closure.
  func readCast(of value: ExprSyntax, to type: TypeSyntax, mark: TokenSyntax?) -> ExpressionFact {
    let (type, isOptional) = (TypeExpression(type), mark?.text == "?")
    guard case .call(.type, _) = read(value) else {
      return isOptional ? .conditionalCast(type) : .typed(type)
    }
    return isOptional ? .optional(of: .call(.type(type))) : .call(.type(type))
  }
}

extension ArraySlice<ExprSyntax> {
  fileprivate var isNil: Bool { count == 1 && first?.core.is(NilLiteralExprSyntax.self) == true }
}

extension ExprSyntax {
  fileprivate var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

  /// Whether this is an operand, `?:`, or an operator of higher precedence than that.
  fileprivate var bindsMoreThanTernary: Bool {
    if let text = operatorText { return Self.operatorsOfConditions.contains(text) }
    return !self.is(AssignmentExprSyntax.self) && !self.is(ArrowExprSyntax.self)
  }

  private static let operatorsOfConditions: Set<String> = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "??", "~=", "...",
    "..<",
  ]
}
