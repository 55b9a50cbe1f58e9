import SwiftSyntax

/// Code that runs, or does not, by what the code around it finds: the body of an `if`, what follows `&&`, a case, what stands
/// behind a `guard`, the closure that is given each element of a sequence, a clause of `#if`.
package struct Branch: Hashable, Sendable {
  /// In UTF-8 bytes.
  package let range: Range<Int>
  /// The statement or expression that chooses it, in UTF-8 bytes.
  package let choice: Range<Int>
  /// Its number among the alternatives. The later conditions of an `if` have that of its body.
  package let number: Int
  /// The number of alternatives of which one always runs; 0 where perhaps none does.
  package let count: Int
}

extension Branch {
  /// One that is no alternative to another.
  package init(_ range: Range<Int>) {
    self.init(range: range, choice: range, number: 0, count: 0)
  }
}

extension Syntax {
  /// The branches that its parent makes around it, from the outside in; but for those behind the statements that may leave
  /// a block.
  func branches(in parent: Syntax) -> [Branch] {
    if kind == .labeledExprList || kind == .labeledExpr {
      return mayBeLeftOut(of: parent) ? [Branch(byteRange)] : []
    }
    guard parent.kind.mayBranch || kind == .closureExpr else { return [] }
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let choice):
      if id == choice.body.id {
        return choice.conditions.branches() + [choice.branch(byteRange, 0)]
      }
      return id == choice.elseBody?.id ? [choice.branch(byteRange, 1)] : []
    case .conditionElementList(let conditions): return conditions.branches(before: id)
    case .guardStmt(let choice):
      return id == choice.body.id
        ? [Branch(range: byteRange, choice: parent.byteRange, number: 1, count: 0)] : []
    case .whileStmt(let loop):
      return id == loop.body.id ? loop.conditions.branches() + [Branch(byteRange)] : []
    case .forStmt(let loop): return id == loop.body.id || kind == .whereClause ? [Branch(byteRange)] : []
    case .tryExpr(let attempt):
      return attempt.questionOrExclamationMark?.text == "?" ? [Branch(byteRange)] : []
    case .catchClause: return [Branch(parent.byteRange)]
    case .switchCaseList(let cases):
      let isWhole =
        cases.parent?.is(SwitchExprSyntax.self) == true && cases.allSatisfy { $0.is(SwitchCaseSyntax.self) }
      return [
        Branch(
          range: byteRange, choice: cases.byteRange, number: cases.prefix { $0.id != id }.count,
          count: isWhole ? cases.count : 0)
      ]
    case .ifConfigClauseList(let clauses):
      let isWhole = clauses.last?.poundKeyword.tokenKind == .poundElse
      return [
        Branch(
          range: byteRange, choice: clauses.byteRange, number: clauses.prefix { $0.id != id }.count,
          count: isWhole ? clauses.count : 0)
      ]
    case .exprList(let operands): return operands.branches(around: id)
    default: return self.as(ClosureExprSyntax.self)?.mayNeverRun == true ? [Branch(byteRange)] : []
    }
  }
}

extension Syntax {
  /// Whether arguments are those of a call behind a `?`, or one is the default value of an element.
  fileprivate func mayBeLeftOut(of call: Syntax) -> Bool {
    if let argument = self.as(LabeledExprSyntax.self) {
      return argument.label?.text == "default" && call.parent?.is(SubscriptCallExprSyntax.self) == true
    }
    var base = call.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let expression = base {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      base =
        expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    return false
  }
}

extension SyntaxKind {
  /// To look at a node as one of its kind takes long, and most make no branches.
  fileprivate var mayBranch: Bool {
    switch self {
    case .ifExpr, .conditionElementList, .guardStmt, .whileStmt, .forStmt, .catchClause, .switchCaseList,
      .exprList, .tryExpr, .ifConfigClauseList:
      true
    default: false
    }
  }
}

extension CodeBlockItemSyntax {
  /// What stands behind a statement that may leave its block: an alternative to the body of a `guard`, and to that of an `if`
  /// that returns.
  ///
  /// - Parameter end: of the block.
  func branchBehind(upTo end: Int) -> Branch {
    let behind = byteRange.upperBound..<end
    if let choice = item.as(GuardStmtSyntax.self) {
      return Branch(range: behind, choice: choice.byteRange, number: 0, count: 0)
    }
    if let choice = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      choice.elseBody == nil, choice.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
    {
      return Branch(range: behind, choice: choice.byteRange, number: 1, count: 0)
    }
    return Branch(behind)
  }
}

extension Branch {
  /// Whether two never run with each other, but for the rounds of a loop around.
  package func excludes(_ other: Branch) -> Bool { choice == other.choice && number != other.number }
}

extension IfExprSyntax {
  fileprivate func branch(_ range: Range<Int>, _ number: Int) -> Branch {
    Branch(range: range, choice: byteRange, number: number, count: elseBody == nil ? 0 : 2)
  }
}

extension ConditionElementListSyntax {
  /// What runs where all conditions before one hold: `b` of `if a, b`.
  ///
  /// - Parameter end: nil for what runs where all hold.
  fileprivate func branches(before end: SyntaxIdentifier? = nil) -> [Branch] {
    guard let choice = parent else { return [] }
    let last = (end.flatMap { end in firstIndex { $0.id == end } } ?? index(before: endIndex))
    return zip(indices, self).dropFirst().prefix { $0.0 <= last }.map { _, condition in
      let range = condition.byteRange.lowerBound..<choice.byteRange.upperBound
      return choice.as(IfExprSyntax.self)?.branch(range, 0) ?? Branch(range)
    }
  }
}

extension ExprListSyntax {
  /// What runs for one of some operands: `b` of `a && b`, of `a ?? b`, and of `a ? b : c`.
  fileprivate func branches(around id: SyntaxIdentifier) -> [Branch] {
    guard parent?.is(SequenceExprSyntax.self) == true else { return [] }
    var found: [Branch] = []
    var operators: [BinaryOperatorExprSyntax] = []
    for operand in self {
      if let ternary = operand.as(UnresolvedTernaryExprSyntax.self) {
        operators = []
        found.append(branch(ternary, isInside: operand.id == id))
      }
      if operand.id == id { break }
      if let next = operand.as(BinaryOperatorExprSyntax.self), next.mayStopBehindFirst {
        operators.append(next)
      }
    }
    // Which of different ones decides, their precedence says.
    let isUniform = Set(operators.map(\.operator.text)).count < 2
    return found
      + (isUniform ? operators[...] : operators.suffix(1)).map {
        Branch($0.byteRange.lowerBound..<byteRange.upperBound)
      }
  }

  /// - Parameter isInside: whether it is between the question mark and the colon, and not behind that.
  private func branch(_ ternary: UnresolvedTernaryExprSyntax, isInside: Bool) -> Branch {
    let (start, middle, end) = (
      ternary.byteRange.lowerBound, ternary.byteRange.upperBound, byteRange.upperBound
    )
    return Branch(
      range: isInside ? start..<middle : middle..<end, choice: start..<end, number: isInside ? 0 : 1, count: 2
    )
  }
}

extension ClosureExprSyntax {
  /// It is called for each element of a sequence, or the like, so perhaps never.
  fileprivate var mayNeverRun: Bool {
    callReceivingIt?.calleeName.map(LibraryEffects.mayNeverCall) == true
  }
}
