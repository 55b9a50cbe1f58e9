import Foundation

/// A unit that could be rewritten next.
public struct UnitProposal: Sendable {
  /// Its place among all units that move, from 1.
  public let number: Int
  /// How many units move.
  public let count: Int
  /// The names of its types, which move together.
  public let types: [String]
  /// What would change in the files as they are now.
  public let diff: [UInt8]
  /// What is to be looked at when it moves, a line for each note.
  public let notes: [String]
  /// Why its types move together, and what is to be looked at with the places that lead there.
  public let explanation: @Sendable () async throws(MigrationError) -> [String]

  /// The names of the types for a sentence.
  public var names: String { UnitPlan.names(types) }
}

/// What is to become of a unit.
public enum UnitAnswer: Sendable {
  case apply
  case skip
  /// It and all that follow are rewritten, and nobody is asked again.
  case applyAll
  /// It and all that follow stay.
  case stop
}

extension Migration {
  /// Asks about each unit that moves, in the order of the plan, and rewrites it before it asks about the next.
  ///
  /// What holds for `write(_:_:)` holds for each unit: it is rewritten as a whole or not at all. Other runs are kept
  /// out from before the first file is read until the last answer.
  ///
  /// - Throws: `MigrationError`. What was rewritten before then stays, and everything else is as it was.
  public static func writeUnits(
    _ options: MigrationOptions, _ writing: WritingOptions = WritingOptions(),
    asking: @Sendable (UnitProposal) async throws(MigrationError) -> UnitAnswer
  ) async throws(MigrationError) -> WritingOutcome {
    try await guarded(options, writing) { (run, whole, tree) async throws(MigrationError) in
      var steps = try await UnitSteps(run, whole)
      var units = UnitWriting(writing, in: tree)
      try await write(&steps, with: &units, of: run, asking: asking)
      return Written(
        result: try await steps.result(puttingBack: units.putBack), failures: units.failures,
        checks: units.checks)
    }
  }

  private static func write(
    _ steps: inout UnitSteps, with units: inout UnitWriting, of run: MigrationRun,
    asking: @Sendable (UnitProposal) async throws(MigrationError) -> UnitAnswer
  ) async throws(MigrationError) {
    var asks = true
    for (index, unit) in steps.units.enumerated() {
      let step = try await steps.step(moving: unit)
      let proposal = UnitProposal(step, number: index + 1, of: steps.units.count, in: run)
      switch asks ? try await asking(proposal) : .apply {
      case .stop: return
      case .skip: continue
      case .applyAll: asks = false
      case .apply: break
      }
      if try await units.write(step) { steps.keep(step) }
    }
  }
}

extension UnitProposal {
  fileprivate init(_ step: UnitSteps.Step, number: Int, of count: Int, in run: MigrationRun) {
    self.number = number
    self.count = count
    types = step.unit.names
    diff = step.diff
    notes = step.result.notes(about: step.unit.names)
    explanation = { () async throws(MigrationError) in
      try await run.explanation(of: step.unit, leaving: step.left)
    }
  }
}
