import MigrationPlanning
import SwiftModel

/// Where something is needed: always, or only where one of some observable classes stays.
struct StayCondition: Hashable, Sendable {
  /// Empty for always.
  private let staying: Set<TypeID>

  static let always = StayCondition(staying: [])

  private init(staying: Set<TypeID>) { self.staying = staying }

  init(where type: TypeID) { staying = [type] }

  func union(_ other: StayCondition) -> StayCondition {
    isAlways || other.isAlways ? .always : StayCondition(staying: staying.union(other.staying))
  }

  var isAlways: Bool { staying.isEmpty }

  /// A rewrite, made where the condition holds; equal edits of several are made once.
  func rewrites(_ rewrite: Rewrite) -> [Rewrite] {
    isAlways ? [rewrite] : staying.sorted().map { rewrite.unless([$0]) }
  }
}
