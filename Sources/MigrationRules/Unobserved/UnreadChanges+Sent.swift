import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What `objectWillChange.send()` tells views of that show state which nothing observes, and that depend on nothing which
/// `AnnounceByHand` lets the call announce.
///
/// ```swift
/// func add() {
///   Database.shared.add()
///   objectWillChange.send()
/// }
/// Text("\(Database.shared.rows.count)")   // of a view that uses the object in actions only
/// ```
extension UnreadChanges {
  /// A call of `objectWillChange.send()` beside a change.
  private struct Send {
    let owner: TypeID
    /// The computed property in whose setter it stands, which it announces.
    let property: String?
  }

  /// The changes that a view is told of by such calls alone, with the variables of which it has to read one, and the calls to
  /// announce it.
  func sent(
    with state: Show.State, in show: Show, by origins: [ChangeOrigins.Origin]
  ) -> [UnreadChange] {
    guard state.owner == nil else { return [] }
    return origins.filter { changes.isCertain($0, of: state.key) }.flatMap { origin in
      sends(by: origin, to: show).filter { show.observed.contains($0.owner) && !tells(show, of: state, $0) }
        .map { send in
          let published = published(in: send.owner, for: show)
          let read = published.filter { show.reach.updates(state.key, with: $0) }
          return UnreadChange(
            origin: origin, announced: read.isEmpty ? published : [read[0]], isTogether: true,
            areRead: !read.isEmpty, isSent: true, staying: [])
        }
    }.filter { !$0.announced.isEmpty }
  }

  private func sends(by origin: ChangeOrigins.Origin, to show: Show) -> [Send] {
    SendingCode.regions(in: origin, origins, for: show.observed, in: model).sorted().flatMap { region in
      model.index.files[region.file].objectWillChangeUses.filter {
        region.range.contains($0.range.lowerBound)
      }.compactMap { use in
        let scope = LookupScope(file: region.file, enclosingType: use.enclosingType)
        guard case .sendStatement(let statement) = use.form, statement.observedVariable == nil,
          let owners = model.knownSubjects(of: use, in: scope), owners.count == 1
        else { return nil }
        return Send(owner: owners[0], property: statement.setProperty)
      }
    }
  }

  /// Whether all that shows the state in a view depends on what the call announces: members of the class give it, or the view
  /// reads a variable beside it.
  private func tells(_ show: Show, of state: Show.State, _ send: Send) -> Bool {
    let lineage = model.index.lineage(of: send.owner)
    if isOnlyGiven(state, byMembersOf: lineage, to: show) { return true }
    if let property = send.property {
      return model.codeGivingValues(of: lineage) { $0 == property }
        .contains { show.reach.alwaysRun[$0] != nil }
    }
    return show.published.union(show.silent).contains {
      isMember($0, ofOneOf: Set(lineage)) && show.reach.updates(state.key, with: $0)
    }
  }

  /// Members of some classes register their readers where they give what is announced by hand.
  private func isOnlyGiven(_ state: Show.State, byMembersOf types: [TypeID], to show: Show) -> Bool {
    let members = model.codeGivingValues(of: types)
    if members.isDisjoint(with: show.reach.code) { return false }
    let others = self.state.reach(ofBodyOf: show.observation.view, besides: members)
    return others.path(to: state.key) == nil
  }

  private func published(in owner: TypeID, for show: Show) -> [VariableID] {
    let lineage = Set(model.index.lineage(of: owner))
    return show.published.filter { isMember($0, ofOneOf: lineage) }.sorted()
  }
}
