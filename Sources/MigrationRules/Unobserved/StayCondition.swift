import MigrationPlanning
import SwiftModel

/// Where something is needed: always, or only where some observable classes stay, or others move.
struct StayCondition: Hashable, Sendable {
  private struct Case: Hashable, Comparable, Sendable {
    /// All of these stay.
    let staying: [TypeID]
    /// All of these move.
    let moving: [TypeID]

    static func < (first: Self, second: Self) -> Bool {
      first.staying == second.staying
        ? first.moving.lexicographicallyPrecedes(second.moving)
        : first.staying.lexicographicallyPrecedes(second.staying)
    }
  }

  /// One of these holds; empty for always.
  private let cases: Set<Case>

  static let always = StayCondition(cases: [])

  private init(cases: Set<Case>) { self.cases = cases }

  /// - Parameter types: all of these stay; always where there are none.
  init(where types: Set<TypeID>) {
    cases = types.isEmpty ? [] : [Case(staying: types.sorted(), moving: [])]
  }

  /// The same, only where all of some classes move.
  func moving(_ types: Set<TypeID>) -> StayCondition {
    if types.isEmpty { return self }
    let known = isAlways ? [Case(staying: [], moving: [])] : cases
    return StayCondition(
      cases: Set(known.map { Case(staying: $0.staying, moving: types.union($0.moving).sorted()) }))
  }

  func union(_ other: StayCondition) -> StayCondition {
    isAlways || other.isAlways ? .always : StayCondition(cases: cases.union(other.cases))
  }

  var isAlways: Bool { cases.isEmpty }

  /// Whether what is needed here for a reason needs no other one where another condition holds, too: a reason that holds
  /// in any case is said instead of one that may not.
  func explains(_ other: StayCondition) -> Bool { isAlways || !other.isAlways }

  /// A rewrite, made where the condition holds; equal edits of several are made once.
  func rewrites(_ rewrite: Rewrite) -> [Rewrite] {
    isAlways
      ? [rewrite] : cases.sorted().map { rewrite.unless($0.staying).onlyMoving(with: $0.moving) }
  }
}
