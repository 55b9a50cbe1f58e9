import SwiftSyntax

/// An assignment to a variable that holds nothing then, in code that runs only where it holds nothing.
///
/// ```swift
/// if shared == nil { shared = Service() }
///
/// if let shared { return shared }
/// shared = Service()
///
/// guard let shared else { let made = Service(); shared = made; return made }
///
/// return shared ?? { let made = Service(); shared = made; return made }()
///
/// shared = shared ?? Service()
/// ```
/// Where all assignments to the variable are of this kind, and none assigns nil, that code has an effect once.
package struct LazyInitialization: Sendable {
  /// The code that runs only where the variable holds nothing, and does not end before the assignment; in UTF-8 bytes.
  package let range: Range<Int>
  /// What is assigned.
  package let value: ExpressionFact
}

extension LazyInitialization {
  init?(by assignment: SequenceExprSyntax, of reference: Reference?) {
    guard let reference, let target = assignment.elements.first,
      target.core.id == reference.expression.id,
      assignment.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    let variable = AssignedVariable(reference)
    let operands = Array(assignment.elements.dropFirst(2))
    if operands.count == 3, variable.isWritten(operands[0]), operands[1].isNilCoalescing {
      self.init(range: assignment.byteRange, value: ExpressionReader().read(operands[2]))
      return
    }
    guard operands.count == 1, let item = assignment.parent?.as(CodeBlockItemSyntax.self),
      let range = variable.rangeWithoutValue(around: item)
    else { return nil }
    self.init(range: range, value: ExpressionReader().read(operands[0]))
  }
}

/// A variable, by the way in which it is written where it is assigned.
private struct AssignedVariable {
  /// Without `self` and `Self`.
  private let text: String
  private let isQualified: Bool

  init(_ reference: Reference) {
    text = Self.text(of: reference.expression)
    isQualified = reference.access != nil
  }

  private static func text(of expression: ExprSyntax) -> String {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      base.isSelf || base.isWritten("Self")
    else { return expression.writtenText }
    return access.declName.writtenText
  }

  func isWritten(_ expression: ExprSyntax) -> Bool {
    let name = expression.core
    guard Self.text(of: name) == text else { return false }
    return name.as(DeclReferenceExprSyntax.self).flatMap { Reference($0.baseName) }?.isLocal != true
  }

  /// The code with a statement that runs only where the variable holds nothing, and that always comes to the statement.
  func rangeWithoutValue(around item: CodeBlockItemSyntax) -> Range<Int>? {
    guard let statements = item.parent?.as(CodeBlockItemListSyntax.self), let block = statements.parent else {
      return nil
    }
    let before = statements.prefix { $0.id != item.id }
    guard let exit = before.last(where: \.mayLeave) else {
      return runsOnlyWithoutValue(block) ? statements.byteRange : nil
    }
    return leavesWithValue(exit) ? exit.byteRange.upperBound..<statements.byteRange.upperBound : nil
  }

  private func runsOnlyWithoutValue(_ block: Syntax) -> Bool {
    if let closure = block.as(ClosureExprSyntax.self) { return isCalledWithoutValue(closure) }
    if let choice = block.parent?.as(IfExprSyntax.self) {
      return choice.body.id == block.id
        ? choice.conditions.contains(where: meansNoValue)
        : choice.elseBody?.id == block.id && meansValue(choice.conditions)
    }
    return block.parent?.as(GuardStmtSyntax.self).map { meansValue($0.conditions) } ?? false
  }

  /// `shared ?? { … }()`
  private func isCalledWithoutValue(_ closure: ClosureExprSyntax) -> Bool {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id,
      let operands = call.parent?.as(ExprListSyntax.self)
    else { return false }
    let before = operands.prefix { $0.id != call.id }.suffix(2)
    return before.count == 2 && before.last?.isNilCoalescing == true && before.first.map(isWritten) == true
  }

  /// `if let shared { return shared }`, `guard shared == nil else { … }`
  private func leavesWithValue(_ item: CodeBlockItemSyntax) -> Bool {
    if let check = item.item.as(GuardStmtSyntax.self) {
      return check.conditions.contains(where: meansNoValue)
    }
    let statement = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    guard let choice = statement?.as(IfExprSyntax.self), choice.elseBody == nil else { return false }
    let last = choice.body.statements.last?.item
    return meansValue(choice.conditions)
      && (last?.is(ReturnStmtSyntax.self) == true || last?.is(ThrowStmtSyntax.self) == true)
  }

  /// Whether some conditions together say no more than that the variable holds something.
  private func meansValue(_ conditions: ConditionElementListSyntax) -> Bool {
    guard conditions.count == 1, let condition = conditions.first?.condition else { return false }
    guard let binding = condition.as(OptionalBindingConditionSyntax.self) else {
      return compares(condition, "!=")
    }
    guard let value = binding.initializer?.value else {
      return !isQualified && binding.pattern.writtenText == text
    }
    return isWritten(value)
  }

  private func meansNoValue(_ condition: ConditionElementSyntax) -> Bool {
    compares(condition.condition, "==")
  }

  private func compares(_ condition: ConditionElementSyntax.Condition, _ comparison: String) -> Bool {
    guard
      let elements = condition.as(ExprSyntax.self)?.core.as(SequenceExprSyntax.self).map({
        Array($0.elements)
      }),
      elements.count == 3, elements[1].isWritten(comparison)
    else { return false }
    return elements[2].is(NilLiteralExprSyntax.self) && isWritten(elements[0])
      || elements[0].is(NilLiteralExprSyntax.self) && isWritten(elements[2])
  }
}

extension ExprSyntax {
  fileprivate var isNilCoalescing: Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }
}
