package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Where a variable is mentioned for nothing but to give it another value, by the names in a file; true where that
  /// depends on the one before: `tick = (tick ?? 0) + 1`, `tick.negate()`, `ticks.append(1)`.
  package static func ownSteps(of name: String, in source: SourceFile) -> [Int: Bool] {
    reparse(source, mentioning: [name]) { file in
      let reader = OwnStepReader(name: name)
      return file.references(to: [name]).filter(\.isOwn).reduce(into: [:]) { steps, reference in
        steps.merge(reader.steps(by: reference)) { _, new in new }
      }
    }
  }
}

private struct OwnStepReader {
  let name: String

  func steps(by variable: Reference) -> [Int: Bool] {
    if let assignment = variable.assignment {
      return ExprSyntax(assignment).isStatement ? steps(by: assignment, of: variable) : [:]
    }
    guard let method = variable.expression.parent?.as(MemberAccessExprSyntax.self),
      method.base?.id == variable.expression.id, let call = method.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == method.id, ExprSyntax(call).isStatement,
      Self.changingMethods.contains(method.declName.baseName.text)
    else { return [:] }
    return [variable.offset: true]
  }

  private func steps(by assignment: SequenceExprSyntax, of variable: Reference) -> [Int: Bool] {
    let values = Array(assignment.elements.dropFirst(2))
    let mentions = values.flatMap(mentions)
    if !mentions.isEmpty, !values.allSatisfy(onlyComputes) { return [:] }
    let isPlain = assignment.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    let isStep = !mentions.isEmpty || !isPlain
    return Dictionary(([variable.offset] + mentions).map { ($0, isStep) }) { first, _ in first }
  }

  /// Those that give nothing, or nothing of note.
  private static let changingMethods: Set<String> = [
    "addTimeInterval", "append", "formUnion", "insert", "negate", "removeAll", "reverse", "shuffle", "sort",
    "toggle",
  ]

  private func mentions(in expression: ExprSyntax) -> [Int] {
    expression.tokens(viewMode: .sourceAccurate).filter {
      $0.plainText == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true
    }.map(\.byteRange.lowerBound)
  }

  /// It calls nothing that may do more with a value than to make another one of it.
  private func onlyComputes(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .binaryOperatorExpr:
      true
    case .memberAccessExpr(let node): node.base.map(onlyComputes) ?? true
    case .forceUnwrapExpr(let node): onlyComputes(node.expression)
    case .optionalChainingExpr(let node): onlyComputes(node.expression)
    case .prefixOperatorExpr(let node): onlyComputes(node.expression)
    case .unresolvedTernaryExpr(let node): onlyComputes(node.thenExpression)
    case .tupleExpr(let node): node.elements.allSatisfy { onlyComputes($0.expression) }
    case .sequenceExpr(let node): node.elements.allSatisfy(onlyComputes)
    case .functionCallExpr(let node):
      node.trailingClosure == nil && node.arguments.allSatisfy { onlyComputes($0.expression) }
        && isComputingFunction(node.calledExpression)
    default: false
    }
  }

  private func isComputingFunction(_ callee: ExprSyntax) -> Bool {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return ["abs", "max", "min"].contains(name)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
    return ["addingTimeInterval", "advanced"].contains(member.declName.baseName.text) && onlyComputes(base)
  }
}
