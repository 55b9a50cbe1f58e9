import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What is done about the changes that views would not be told of.
extension UnreadChanges {
  /// What is done about them.
  ///
  /// - Parameters:
  ///   - equality: the setters that drop equal values, and the changes in place that become assignments.
  ///   - revisions: variables that are never read, and changed to update all views of their objects.
  ///   - bridges: decide which variables can announce equal values, too.
  func unannounced(
    _ tracking: Trackability, _ equality: (drops: EqualityDrops, assigned: Set<SourceLocation>),
    _ revisions: [VariableID], _ bridges: PublisherBridges?
  ) -> UnannouncedState {
    var registrations = StateRegistrations(readers, origins, tracking, equality, bridges)
    var answer = UnannouncedState(showing: showing, sending: sending)
    var seen: Set<[TypeID]> = []
    var telling: [TypeID: [Key: Set<VariableID>]] = [:]
    for found in found {
      let (read, loss) = (found.filter(\.areRead), found.filter { !$0.areRead })
      // It is not certain that a value is equal, so nothing is held back for that.
      let (view, key, condition) = (loss.observation.view, loss.state.key, loss.condition)
      let told = Set(read.changes.flatMap(\.announced)).sorted().map { id in
        read.changes.filter { $0.announced.contains(id) }
      }.filter { changes in
        registrations.announceEqualValues(
          in: changes, for: view, read.condition, because: { reason(for: read, $0) })
      }
      telling[view, default: [:]][key, default: []].formUnion(told.joined().flatMap(\.announced))
      if loss.changes.isEmpty
        ? loss.state.owner == nil && told.joined().contains(where: \.isTogether)
        : registrations.cover(
          loss.changes, of: key, in: loss.observation, condition, because: { reason(for: loss, $0) })
      {
        answer.registered[view, default: []].insert(key.kind)
        continue
      }
      let certain = loss.filter(\.isCertain)
      let others = loss.filter { !$0.isCertain }.changes
      let isCovered = ([certain.changes] + others.map { [$0] }).map {
        registrations.cover($0, of: key, in: loss.observation, condition) { reason(for: loss, $0) }
      }
      let unsure = zip(others, isCovered.dropFirst()).filter { !$1 }.flatMap(\.0.announced)
      answer.lost[view, default: []].formUnion(unsure.compactMap(model.index.owner))
      if isCovered.contains(true) { answer.registered[view, default: []].insert(key.kind) }
      if certain.changes.isEmpty || isCovered[0] { continue }
      let owners = owners(of: certain)
      for owner in owners {
        // What is announced by a class that stays needs no read: each class is asked for by itself.
        let own = certain.announced { model.index.owner(of: $0) == owner }
        if owners.count > 1,
          registrations.cover(
            own.changes, of: key, in: loss.observation, condition, because: { reason(for: own, $0) })
        {
          answer.registered[view, default: []].insert(key.kind)
        } else if seen.insert([view, owner] + loss.staying.sorted()).inserted {
          answer.rewrites += [rewrite(for: own, of: owner)].compactMap(\.self)
        }
      }
    }
    for (view, states) in tellers {
      answer.told[view] = Set(
        states.filter { key, changes in
          changes.allSatisfy { telling[view]?[key]?.isDisjoint(with: $0) == false }
        }.map(\.key.kind))
    }
    let content = UnobservedContent(in: model, state)
    answer.revisions = Set(
      revisions.filter {
        registrations.registerViews(with: $0, among: observations) { view in
          content.mayBe(in: view, besides: answer.registered[view] ?? [])
        }
      })
    answer.passingOnToNobody = Set(publishers.passingOn.filter { !isPassingOnNeeded(by: $1, content) }.keys)
    registrations.leaveOutNeedlessReads()
    answer.rewrites += registrations.rewrites
    answer.readingBodies = registrations.readingBodies
    answer.registeringMembers = registrations.registeringMembers
    answer.announcing = registrations.announcing
    answer.sent = registrations.sent
    answer.announcingReasons = registrations.announcingReasons
    return answer
  }

  /// Whether a view of an object of one of some classes may show what nobody tells it of. What views there are of a public
  /// class, the sources do not say.
  private func isPassingOnNeeded(by owners: Set<TypeID>, _ content: UnobservedContent) -> Bool {
    let observing = observations.filter {
      !families(of: Set($0.subjects)).isDisjoint(with: owners)
    }
    let isPublic = owners.contains { model.index[$0].modifiers.accessLevel.map { $0 >= .public } == true }
    return observing.isEmpty && isPublic || observing.contains { content.mayBe(in: $0.view) }
  }
}
