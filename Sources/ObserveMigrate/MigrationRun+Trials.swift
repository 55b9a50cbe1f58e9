import MigrationPlanning
import SwiftModel

extension MigrationRun {
  /// What comes of the options that were not given, found by planning with them: those that move a type besides, fewer
  /// options first.
  ///
  /// `--best-effort` is planned with in every run. For `--bridge-publishers`, those rules that asked for it are
  /// asked again, with the same analyses, and only where it may move something.
  func trials(
    beyond plan: Plan, withReview: Plan, skipped: Set<TypeID>
  ) async -> [OptionTrial] {
    var trials: [OptionTrial] = []
    if !options.bestEffort {
      trials.append(OptionTrial(options: [Self.review], plan: withReview, beyond: plan))
    }
    if !options.bridgePublishers, mayMove(byBridgingIn: withReview) {
      trials += await trialsOfBridging(beyond: plan, skipped: skipped)
    }
    return trials.filter { !$0.gained.isEmpty }
  }

  private static let review = "--best-effort"
  private static let bridging = "--bridge-publishers"

  private func trialsOfBridging(beyond plan: Plan, skipped: Set<TypeID>) async -> [OptionTrial] {
    let bridged = await bridgingPublishers()
    let reviewed = bridged.reviewed
    let rewrites = options.bestEffort ? reviewed : reviewed.map(\.withoutReview)
    let alone = await bridged.promised(by: rewrites, beyond: plan, skipped: skipped)
    let trial = OptionTrial(options: [Self.bridging], plan: alone, beyond: plan)
    if options.bestEffort { return [trial] }
    let both = await bridged.promised(by: reviewed, beyond: plan, skipped: skipped)
    return [trial, OptionTrial(options: [Self.review, Self.bridging], plan: both, beyond: plan)]
  }

  /// Whether a unit is held back by a reason that publishers may have, and could move at all.
  private func mayMove(byBridgingIn plan: Plan) -> Bool {
    plan.units.contains { unit in
      !unit.moves && !unit.isSkipped && !unit.members.contains { readOnly.files.contains($0.file) }
        && unit.blockers.contains { $0.id.isAboutPublishers }
    }
  }
}
