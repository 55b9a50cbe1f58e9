import SwiftSyntax

/// A clause of `#if` among declarations, with what its conditions tell of when it is compiled.
package struct ConditionalClause: Sendable {
  /// In UTF-8 bytes.
  package let range: Range<Int>
  /// One of these holds where the clause is compiled; none where nothing is known.
  private let alternatives: [Condition]

  /// Whether two clauses are never compiled in one program.
  package func excludes(_ other: ConditionalClause) -> Bool {
    !alternatives.isEmpty && !other.alternatives.isEmpty
      && alternatives.allSatisfy { one in other.alternatives.allSatisfy(one.excludes) }
  }

  /// What is stated for certain, each as it is written: `os(iOS)`, `DEBUG`.
  private struct Condition {
    var holding: Set<String> = []
    var failing: Set<String> = []

    func excludes(_ other: Condition) -> Bool {
      if !holding.isDisjoint(with: other.failing) || !failing.isDisjoint(with: other.holding) { return true }
      let (systems, others) = (systems, other.systems)
      return !systems.isEmpty && !others.isEmpty && systems.isDisjoint(with: others)
    }

    /// A program is for one system.
    private var systems: Set<String> { holding.filter { $0.hasPrefix("os(") } }

    mutating func add(_ part: String, holds: Bool) {
      if part.first == "!" {
        add(String(part.dropFirst()), holds: !holds)
      } else if holds {
        holding.insert(part)
      } else {
        failing.insert(part)
      }
    }
  }
}

extension ConditionalClause {
  init(_ clause: IfConfigClauseSyntax) {
    let before = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != clause.id } ?? []
    // Of `a && b`, either may be what fails.
    let failing = before.flatMap { $0.alternatives ?? [] }.filter { $0.count == 1 }.joined()
    range = clause.byteRange
    alternatives = (clause.condition == nil ? [[]] : clause.alternatives ?? []).map { parts in
      var condition = Condition()
      for part in failing { condition.add(part, holds: false) }
      for part in parts { condition.add(part, holds: true) }
      return condition
    }
  }
}

extension IfConfigClauseSyntax {
  /// What stands between `||`, as what stands between `&&` there, without blanks; nil where brackets are around more than the
  /// argument of a function.
  fileprivate var alternatives: [[String]]? {
    guard let condition else { return nil }
    let tokens = Array(condition.tokens(viewMode: .sourceAccurate))
    let isPlain = tokens.indices.allSatisfy { number in
      guard tokens[number].tokenKind == .leftParen else { return true }
      guard number > 0, case .identifier = tokens[number - 1].tokenKind else { return false }
      return true
    }
    guard isPlain else { return nil }
    let words: [String] = tokens.map(\.text)
    return words.split { $0 == "||" }.map { (alternative: ArraySlice<String>) -> [String] in
      alternative.split { $0 == "&&" }.map { $0.joined() }
    }
  }
}
