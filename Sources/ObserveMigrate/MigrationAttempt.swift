import SwiftModel

/// Types that move together.
struct MovingUnit: Sendable {
  let members: [TypeID]
  let names: [String]
}

/// A migration in which some units stay.
struct MigrationAttempt: Sendable {
  let result: MigrationResult
  /// The units that move in it.
  let units: [MovingUnit]
}
