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

  /// A view, and a class whose members may give it what it shows.
  struct Shown: Hashable {
    let view: TypeID
    let besides: TypeID
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
    if !isShown(state, besidesByMembersOf: send.owner, in: show) { return true }
    if let property = send.property {
      return model.codeGivingValues(of: lineage) { $0 == property }
        .contains { show.reach.alwaysRun[$0] != nil }
    }
    return show.published.union(show.silent).contains {
      isMember($0, ofOneOf: Set(lineage)) && show.reach.updates(state.key, with: $0)
    }
  }

  /// Whether a view shows state in other ways than by members of a class and its superclasses: these register their readers
  /// where they give what is announced by hand.
  private func isShown(_ state: Show.State, besidesByMembersOf owner: TypeID, in show: Show) -> Bool {
    let shown = Shown(view: show.observation.view, besides: owner)
    if let known = shownBesides[shown] { return known.contains(state.key) }
    let members = model.codeGivingValues(of: model.index.lineage(of: owner))
    let reach =
      members.isDisjoint(with: show.reach.code)
      ? show.reach : self.state.reach(ofBodyOf: shown.view, besides: members)
    shownBesides[shown] = reach.allKeys
    return reach.allKeys.contains(state.key)
  }

  private func published(in owner: TypeID, for show: Show) -> [VariableID] {
    let lineage = Set(model.index.lineage(of: owner))
    return show.published.filter { isMember($0, ofOneOf: lineage) }.sorted()
  }
}
