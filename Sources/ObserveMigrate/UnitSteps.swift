import Foundation
import MigrationOutput

/// The units that move, to be rewritten one after the other, in the order of the plan.
///
/// Each step plans with the units so far and one more, from the sources as they were read. So the last one leaves what
/// a single run would.
struct UnitSteps {
  /// What moving one unit changes.
  struct Step: Sendable {
    let unit: MovingUnit
    /// What is planned with this unit and those before it.
    let result: MigrationResult
    /// From the files as the steps before left them.
    let replacements: [FileReplacement]
    let diff: [UInt8]
    /// The units that stay in it.
    let left: [MovingUnit]
  }

  let units: [MovingUnit]
  private let run: MigrationRun
  private let whole: MigrationAttempt
  private var kept: [MovingUnit] = []
  /// What the steps that were kept made of each file.
  private var changes: [URL: MigrationResult.Change] = [:]

  init(_ run: MigrationRun, _ whole: MigrationAttempt) async throws(MigrationError) {
    self.run = run
    self.whole = whole
    units = try await run.unitsInOrder(whole)
  }

  func step(moving unit: MovingUnit) async throws(MigrationError) -> Step {
    let left = units(besides: kept + [unit])
    let result = try await result(leaving: left)
    let changes = result.changes.filter { $0.migrated != self.changes[$0.url]?.migrated }
    return Step(
      unit: unit, result: result,
      replacements: changes.map { change in
        FileReplacement(
          url: change.url, path: change.path,
          original: self.changes[change.url]?.migrated ?? change.original, replacement: change.migrated)
      }, diff: changes.flatMap { $0.diff(after: self.changes[$0.url]) }, left: left)
  }

  mutating func keep(_ step: Step) {
    kept.append(step.unit)
    for change in step.result.changes { changes[change.url] = change }
  }

  /// What the units that were kept make.
  ///
  /// - Parameter putBack: names of those that were tried and put back.
  func result(puttingBack putBack: Set<[String]>) async throws(MigrationError) -> MigrationResult {
    try await result(
      leaving: units(besides: kept), putBack: units.filter { putBack.contains($0.names) }, tryingOptions: true
    )
  }

  private func units(besides moving: [MovingUnit]) -> [MovingUnit] {
    whole.units.filter { unit in !moving.contains { $0.members == unit.members } }
  }

  private func result(
    leaving left: [MovingUnit], putBack: [MovingUnit] = [], tryingOptions: Bool = false
  ) async throws(MigrationError) -> MigrationResult {
    left.isEmpty
      ? whole.result
      : try await run.attempt(leaving: left, putBack: putBack, tryingOptions: tryingOptions).result
  }
}
