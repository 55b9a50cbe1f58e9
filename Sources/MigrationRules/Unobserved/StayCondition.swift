import MigrationPlanning
import SwiftModel

/// Where something is needed: always, or only where some observable classes stay.
struct StayCondition: Hashable, Sendable {
  /// The classes of one of these all stay; empty for always.
  private let alternatives: Set<Set<TypeID>>

  static let always = StayCondition(alternatives: [])

  private init(alternatives: Set<Set<TypeID>>) { self.alternatives = alternatives }

  /// - Parameter types: all of these stay; always where there are none.
  init(where types: Set<TypeID>) { alternatives = types.isEmpty ? [] : [types] }

  func union(_ other: StayCondition) -> StayCondition {
    isAlways || other.isAlways ? .always : StayCondition(alternatives: alternatives.union(other.alternatives))
  }

  var isAlways: Bool { alternatives.isEmpty }

  /// A rewrite, made where the condition holds; equal edits of several are made once.
  func rewrites(_ rewrite: Rewrite) -> [Rewrite] {
    isAlways
      ? [rewrite]
      : alternatives.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }.map(rewrite.unless)
  }
}
