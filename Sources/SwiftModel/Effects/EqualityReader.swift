package import SourceText
import SwiftSyntax

extension FactsReader {
  /// The stored properties that are equal for certain where a `==` says that two values are.
  ///
  /// - Parameters:
  ///   - body: the body of the function, from `{` to `}`.
  ///   - parameters: the names of the two values.
  package static func membersCompared(
    in body: Range<Int>, by parameters: (left: String, right: String), in source: SourceFile
  ) -> Set<String> {
    reparse(source, around: [body]) { file in
      guard let block = file.tree.tokens(at: [body.lowerBound])[0]?.parent?.as(CodeBlockSyntax.self) else {
        return []
      }
      return EqualityReader(left: parameters.left, right: parameters.right).members(in: block)
    }
  }
}

/// Reads a `==` that is a conjunction: `lhs.id == rhs.id && lhs.title == rhs.title`, or the same in several guards.
private struct EqualityReader {
  let left: String
  let right: String

  func members(in body: CodeBlockSyntax) -> Set<String> {
    var found: Set<String> = []
    for item in body.statements {
      if let result = item.returned {
        return found.union(members(in: result))
      } else if let condition = item.item.as(GuardStmtSyntax.self), condition.body.returnsFalse {
        found.formUnion(members(in: condition.conditions))
      } else if let difference = item.differenceThatReturnsFalse {
        found.formUnion(members(equalIn: difference[0], and: difference[2]))
      } else {
        return body.statements.count == 1 ? found.union(item.item.as(ExprSyntax.self).map(members) ?? []) : []
      }
    }
    return []
  }

  private func members(in conditions: ConditionElementListSyntax) -> Set<String> {
    conditions.reduce(into: []) { found, element in
      if case .expression(let condition) = element.condition { found.formUnion(members(in: condition)) }
    }
  }

  /// What is equal where an expression is true.
  private func members(in expression: ExprSyntax) -> Set<String> {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return members(in: tuple.elements.first!.expression)
    }
    guard let operands = expression.as(SequenceExprSyntax.self)?.conjunction else { return [] }
    return operands.reduce(into: []) { found, operand in
      if operand.count == 1 {
        found.formUnion(members(in: operand[0]))
      } else if operand.count == 3, operand[1].isOperator("==") {
        found.formUnion(members(equalIn: operand[0], and: operand[2]))
      }
    }
  }

  private func members(equalIn one: ExprSyntax, and other: ExprSyntax) -> Set<String> {
    if let ones = one.as(TupleExprSyntax.self)?.elements,
      let others = other.as(TupleExprSyntax.self)?.elements,
      ones.count == others.count
    {
      return zip(ones, others).reduce(into: []) {
        $0.formUnion(members(equalIn: $1.0.expression, and: $1.1.expression))
      }
    }
    guard let first = member(in: one), let second = member(in: other), first.name == second.name,
      Set([first.base, second.base]) == Set([left, right])
    else { return [] }
    return [first.name]
  }

  private func member(in expression: ExprSyntax) -> (base: String, name: String)? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return (base.baseName.plainText, access.declName.baseName.plainText)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var returned: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression }

  /// The elements of the condition in `if lhs.id != rhs.id { return false }`.
  fileprivate var differenceThatReturnsFalse: [ExprSyntax]? {
    guard let branch = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      branch.elseBody == nil, branch.body.returnsFalse, branch.conditions.count == 1,
      case .expression(let condition)? = branch.conditions.first?.condition,
      let elements = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].isOperator("!=")
    else { return nil }
    return elements
  }
}

extension CodeBlockSyntax {
  fileprivate var returnsFalse: Bool {
    statements.count == 1
      && statements.first?.returned?.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
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
