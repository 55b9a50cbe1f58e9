import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What a view reads beside the state, and what would tell it of the change if it had another value.
extension UnreadChanges {
  /// The variables that the view reads wherever it reads the state, and those that a publisher assigns, and that may be set
  /// after some change of that: whatever they were set to, the view was told of both.
  func updates(
    after state: Show.State, in show: Show, by origins: [ChangeOrigins.Origin]
  ) -> [UnreadChange] {
    func update(_ id: VariableID, by origin: ChangeOrigins.Origin, isTogether: Bool, isRead: Bool)
      -> UnreadChange
    {
      UnreadChange(
        origin: origin, announced: [id], isTogether: isTogether, areRead: isRead,
        staying: Set([state.owner].compactMap(\.self)))
    }
    let silent = silentUpdates(after: state, in: show, by: origins).map {
      update($0, by: $1, isTogether: true, isRead: true)
    }
    return silent
      + show.published.sorted().flatMap { id -> [UnreadChange] in
        let isRead = show.reach.updates(state.key, with: id)
        if !isRead, !model.isAssignedByPublisher(id) { return [] }
        let together = isRead ? origins.filter { self.origins.nearChanges(of: $0)[id] != nil } : []
        // What may be other state is not worth more.
        let apart = origins.first {
          self.origins.nearChanges(of: $0)[id] == nil && changes.isCertain($0, of: state.key)
            && later.mayBeSet(id, after: $0)
        }
        return together.map { update(id, by: $0, isTogether: true, isRead: isRead) }
          + [apart].compactMap(\.self).map { update(id, by: $0, isTogether: false, isRead: isRead) }
      }
  }

  /// The variables that were not published, and that the view reads wherever it reads the state: they are tracked from now on,
  /// and it is told of both with them, unless they get the values that they have. Where it reads something published that
  /// changes with them, it is told by that.
  private func silentUpdates(
    after state: Show.State, in show: Show, by origins: [ChangeOrigins.Origin]
  ) -> [(VariableID, ChangeOrigins.Origin)] {
    let read = show.silent.sorted().filter { show.reach.updates(state.key, with: $0) }
    return read.flatMap { id in
      origins.filter {
        let near = self.origins.nearChanges(of: $0)
        let published = near.keys.filter(show.published.contains)
        return near[id] != nil && !published.isEmpty
          && !published.contains { show.reach.updates(state.key, with: $0) }
      }.map { (id, $0) }
    }
  }
}
