import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What tells a view of each change of some state, without anything that is written for that.
extension UnreadChanges {
  /// The variables that a view reads wherever it reads some state, and that all code which changes the state always changes,
  /// too: one set for each change, of which one variable is enough. Nil where what changes it is not known.
  ///
  /// ```swift
  /// func add(_ name: String) { names.append(name); cache.members.insert(name) }    // the view reads `names` and the cache
  /// ```
  func tellers(of state: Show.State, in show: Show, _ begun: StateChanges.Begun) -> [Set<VariableID>]? {
    guard case .variable(let id) = state.key, !model.index[id].isSettableElsewhere,
      origins.handedOn([.variable(id)]).isEmpty
    else { return nil }
    let all = (begun.origins[state.key] ?? []) + (begun.announcedByHand[state.key] ?? [])
    return all.map { origin in
      if model.awaits(origin) { return [] }
      return Set(
        origins.nearChanges(of: origin).keys.filter {
          show.published.contains($0) && show.reach.updates(state.key, with: $0)
            && origins.changes($0, withEach: id, in: origin)
        })
    }
  }
}
