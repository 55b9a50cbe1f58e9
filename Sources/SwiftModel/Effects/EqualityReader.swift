package import SourceText
import SwiftSyntax

/// What is equal for certain where a `==` says that two values of a type are.
package struct ComparedParts: Hashable, Sendable {
  /// The stored properties.
  package internal(set) var members: Set<String>
  /// The positions of the associated values, by the cases of which two values may be equal; nil where values of different
  /// cases may be, as far as can be told.
  package internal(set) var cases: [String: Set<Int>]?
  /// The members of associated values, of those of which not the whole values are compared: `lhs.code == rhs.code`.
  package internal(set) var membersOfCases: [String: [Int: Set<String>]] = [:]

  package init(members: Set<String> = []) { self.members = members }
}

extension FactsReader {
  /// - Parameters:
  ///   - body: the body of a `==`, from `{` to `}`.
  ///   - parameters: the names of the two values.
  package static func partsCompared(
    in body: Range<Int>, by parameters: (left: String, right: String), in source: SourceFile
  ) -> ComparedParts {
    reparse(source, around: [body]) { file in
      guard let block = file.tree.tokens(at: [body.lowerBound])[0]?.parent?.as(CodeBlockSyntax.self) else {
        return ComparedParts()
      }
      return EqualityReader(values: [parameters.left, parameters.right]).parts(in: block.statements)
    }
  }
}

/// Reads a `==` that is a conjunction, `lhs.id == rhs.id && lhs.title == rhs.title`, or the same in several guards, or one
/// for each case of an enumeration.
private struct EqualityReader {
  let values: Set<String>

  func parts(in body: CodeBlockItemListSyntax) -> ComparedParts {
    var parts = ComparedParts()
    if let choice = body.onlyResult?.as(SwitchExprSyntax.self) {
      let cases = comparesValues(choice.subject) ? cases(in: choice) : nil
      parts.cases = cases?.mapValues(\.values)
      parts.membersOfCases = cases?.mapValues(\.members) ?? [:]
    } else {
      parts.members = Set(body.equalPairs.compactMap(member))
    }
    return parts
  }

  private func member(_ pair: EqualPair) -> String? {
    guard let first = member(in: pair.one), let second = member(in: pair.other), first.name == second.name,
      Set([first.base, second.base]) == values
    else { return nil }
    return first.name
  }

  private func member(in expression: ExprSyntax) -> (base: String, name: String)? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return (base.baseName.plainText, access.declName.baseName.plainText)
  }

  /// `(lhs, rhs)`
  private func comparesValues(_ subject: ExprSyntax) -> Bool {
    let names = subject.as(TupleExprSyntax.self)?.elements.map { $0.expression.boundName }
    return names?.count == 2 && Set(names?.compactMap { $0 } ?? []) == values
  }

  /// The positions of associated values that are compared, and the members of others that are.
  private typealias Compared = (values: Set<Int>, members: [Int: Set<String>])

  private func cases(in choice: SwitchExprSyntax) -> [String: Compared]? {
    var found: [String: Compared] = [:]
    for element in choice.cases {
      guard case .switchCase(let branch) = element else { return nil }
      if branch.statements.isFalse { continue }
      guard case .case(let label) = branch.label else { return nil }
      let pairs = branch.statements.equalPairs
      for item in label.caseItems {
        guard let (one, other) = Syntax(item.pattern).pairOfCases, one.name == other.name else { return nil }
        // What one of several branches leaves out is left out.
        let isFirst = found[one.name] == nil
        var compared: Compared = found[one.name] ?? ([], [:])
        for (position, names) in zip(one.values, other.values).enumerated() {
          let isWhole = pairs.contains { $0.isOf(names.0, names.1) }
          let members = Set(pairs.compactMap { $0.member(of: names.0, names.1) })
          if isFirst {
            if isWhole { compared.values.insert(position) }
            compared.members[position] = members
          } else {
            if !isWhole { compared.values.remove(position) }
            compared.members[position]?.formIntersection(members)
          }
        }
        found[one.name] = compared
      }
    }
    return found
  }
}

/// Two expressions whose values are equal.
private struct EqualPair {
  let one: ExprSyntax
  let other: ExprSyntax

  func isOf(_ name: String?, _ otherName: String?) -> Bool {
    guard let name, let otherName else { return false }
    return [[name, otherName], [otherName, name]].contains([one.boundName, other.boundName])
  }

  /// `code` of `first.code == second.code`
  func member(of name: String?, _ otherName: String?) -> String? {
    guard let first = one.as(MemberAccessExprSyntax.self), let second = other.as(MemberAccessExprSyntax.self),
      let base = first.base, let otherBase = second.base,
      EqualPair(one: base, other: otherBase).isOf(name, otherName)
    else { return nil }
    let member = first.declName.baseName.plainText
    return member == second.declName.baseName.plainText ? member : nil
  }
}

extension CodeBlockItemListSyntax {
  /// What is equal where they return true.
  fileprivate var equalPairs: [EqualPair] {
    var found: [EqualPair] = []
    for item in self {
      if let result = item.returned {
        return found + result.equalPairs
      } else if let condition = item.item.as(GuardStmtSyntax.self), condition.body.statements.isFalse {
        found += condition.conditions.flatMap { element -> [EqualPair] in
          if case .expression(let condition) = element.condition { condition.equalPairs } else { [] }
        }
      } else if let difference = item.differenceThatReturnsFalse {
        found += ExprSyntax.equalPairs(of: difference[0], difference[2])
      } else {
        return onlyResult?.equalPairs ?? []
      }
    }
    return []
  }

  /// The value of the only statement.
  fileprivate var onlyResult: ExprSyntax? {
    guard count == 1, let item = first else { return nil }
    return item.returned ?? item.item.as(ExprSyntax.self)
      ?? item.item.as(ExpressionStmtSyntax.self)?.expression
  }

  fileprivate var isFalse: Bool {
    onlyResult?.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
  }
}

extension Syntax {
  /// `(.failed(let a), .failed(let b))`, with the names that the associated values get.
  fileprivate var pairOfCases: (one: BoundCase, other: BoundCase)? {
    let node = withoutPatterns
    let elements =
      node.as(TupleExprSyntax.self)?.elements.map { Syntax($0.expression) }
      ?? node.as(TuplePatternSyntax.self)?.elements.map { Syntax($0.pattern) } ?? []
    guard elements.count == 2, let one = elements[0].boundCase, let other = elements[1].boundCase else {
      return nil
    }
    return (one, other)
  }

  fileprivate typealias BoundCase = (name: String, values: [String?])

  /// `.idle`, `.failed(let error)`
  private var boundCase: BoundCase? {
    let node = withoutPatterns
    if let call = node.as(FunctionCallExprSyntax.self) {
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
      return (
        callee.declName.baseName.plainText,
        call.arguments.map { Syntax($0.expression).withoutPatterns.boundName }
      )
    }
    return node.as(MemberAccessExprSyntax.self).map { ($0.declName.baseName.plainText, []) }
  }

  /// `x` for `let x`
  private var withoutPatterns: Syntax {
    if let pattern = self.as(ValueBindingPatternSyntax.self)?.pattern {
      return Syntax(pattern).withoutPatterns
    }
    if let value = self.as(ExpressionPatternSyntax.self)?.expression { return Syntax(value).withoutPatterns }
    if let pattern = self.as(PatternExprSyntax.self)?.pattern { return Syntax(pattern).withoutPatterns }
    return self
  }

  private var boundName: String? {
    self.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? self.as(ExprSyntax.self)?.boundName
  }
}

extension FunctionCallExprSyntax {
  /// What is equal where the result is true: `NSEqualRanges(first, second)`, `first.elementsEqual(second)`.
  fileprivate var equalPair: EqualPair? {
    let arguments = arguments.map(\.expression)
    if let function = calledExpression.as(DeclReferenceExprSyntax.self), arguments.count == 2,
      LibraryEffects.compares(function: function.baseName.text)
    {
      return EqualPair(one: arguments[0], other: arguments[1])
    }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      arguments.count == 1, LibraryEffects.compares(method: access.declName.baseName.text)
    else { return nil }
    return EqualPair(one: base, other: arguments[0])
  }
}

extension ExprSyntax {
  fileprivate var boundName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.plainText }

  /// What is equal where it is true.
  fileprivate var equalPairs: [EqualPair] {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first!.expression.equalPairs
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return [call.equalPair].compactMap(\.self) }
    guard let operands = self.as(SequenceExprSyntax.self)?.conjunction else { return [] }
    return operands.flatMap { operand -> [EqualPair] in
      if operand.count == 1 { return operand[0].equalPairs }
      guard operand.count == 3, operand[1].isOperator("==") else { return [] }
      return Self.equalPairs(of: operand[0], operand[2])
    }
  }

  /// Of `(a, b) == (c, d)` those of the elements.
  fileprivate static func equalPairs(of one: ExprSyntax, _ other: ExprSyntax) -> [EqualPair] {
    if let ones = one.as(TupleExprSyntax.self)?.elements,
      let others = other.as(TupleExprSyntax.self)?.elements,
      ones.count == others.count
    {
      return zip(ones, others).flatMap { equalPairs(of: $0.expression, $1.expression) }
    }
    return [EqualPair(one: one, other: other)]
  }
}

extension CodeBlockItemSyntax {
  fileprivate var returned: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression }

  /// The elements of the condition in `if lhs.id != rhs.id { return false }`.
  fileprivate var differenceThatReturnsFalse: [ExprSyntax]? {
    guard let branch = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      branch.elseBody == nil, branch.body.statements.isFalse, branch.conditions.count == 1,
      case .expression(let condition)? = branch.conditions.first?.condition,
      let elements = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].isOperator("!=")
    else { return nil }
    return elements
  }
}

extension SequenceExprSyntax {
  /// The operands of `&&`; nil where other operators bind as loosely.
  fileprivate var conjunction: [[ExprSyntax]]? {
    let isConjunction = !elements.contains { element in
      element.is(UnresolvedTernaryExprSyntax.self) || element.isOperator("||") || element.isOperator("??")
    }
    return isConjunction
      ? elements.split(omittingEmptySubsequences: false) { $0.isOperator("&&") }.map(Array.init) : nil
  }
}

extension ExprSyntax {
  fileprivate func isOperator(_ name: String) -> Bool {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text == name
  }
}
