package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Where a variable is mentioned for nothing but to give it another value, by the names in a file; true where that
  /// depends on the one before: `tick = (tick ?? 0) + 1`, `tick.negate()`, `ticks.append(1)`.
  package static func ownSteps(of name: String, in source: SourceFile) -> [Int: Bool] {
    let visitor = OwnStepVisitor(name: name)
    visitor.walk(parse(source, forMentionsOf: [name]))
    return visitor.steps
  }
}

private final class OwnStepVisitor: SyntaxVisitor {
  private let name: String
  private(set) var steps: [Int: Bool] = [:]

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard ExprSyntax(node).isStatement, let target = node.elements.first,
      let operation = node.elements.dropFirst().first,
      operation.isAssigningOperator, let place = variable(target)
    else { return .visitChildren }
    let values = Array(node.elements.dropFirst(2))
    let mentions = values.flatMap(mentions)
    if !mentions.isEmpty, !values.allSatisfy(onlyComputes) { return .visitChildren }
    let isStep = !mentions.isEmpty || !operation.is(AssignmentExprSyntax.self)
    for offset in [place] + mentions { steps[offset] = isStep }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let method = node.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base,
      ExprSyntax(node).isStatement, let place = variable(base),
      Self.changingMethods.contains(method.declName.baseName.text)
    else { return .visitChildren }
    steps[place] = true
    return .visitChildren
  }

  /// Those that give nothing, or nothing of note.
  private static let changingMethods: Set<String> = [
    "addTimeInterval", "append", "formUnion", "insert", "negate", "removeAll", "reverse", "shuffle", "sort",
    "toggle",
  ]

  /// Where the name starts of `tick` and `self.tick`.
  private func variable(_ expression: ExprSyntax) -> Int? {
    let member = expression.as(MemberAccessExprSyntax.self)
    if let member, member.base?.isSelf != true { return nil }
    let reference = member?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    return reference.flatMap { $0.baseName.plainText == name ? $0.baseName.byteRange.lowerBound : nil }
  }

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
