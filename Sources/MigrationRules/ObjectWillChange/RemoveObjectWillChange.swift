import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Removes an `objectWillChange.send()` for a change that the macro announces.
///
/// ```swift
/// var count = 0 {
///   willSet { objectWillChange.send() }
/// }
/// ```
/// becomes
/// ```swift
/// var count = 0
/// ```
///
/// The macro announces it in the observer of a tracked variable, directly before or after a statement that changes one of
/// the same object, and in a body that changes some if no other state of the class that others read may have changed, and
/// nothing that no class announces and that views show. So do the objects of another class that moves, where nothing else
/// changes (`ChangedObjects`). Otherwise `AnnounceByHand` replaces the call, and `LateAnnouncement` if another thread may have made the change; if the change began before an `await`, the variable is announced by hand, too. Every other
/// use blocks with `object-will-change-used`.
enum RemoveObjectWillChange {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    var announcer = AnnounceByHand(context: context)
    let objects = ChangedObjects(in: context.tracking)
    var rewrites: [Rewrite] = []
    for file in context.index.files.indices {
      for use in context.index.files[file].objectWillChangeUses {
        let found = self.rewrites(of: use, in: file, &announcer, objects, context)
        rewrites += found
        if !found.contains(where: \.isBlocked) {
          rewrites += LimitedUpdates.notes(of: use, in: file, context)
        }
      }
    }
    return rewrites + announcer.declarations() + OwnPublisher.rewrites(in: context)
  }

  private static func rewrites(
    of use: ObjectWillChangeUse, in file: Int, _ announcer: inout AnnounceByHand, _ objects: ChangedObjects,
    _ context: RuleContext
  ) -> [Rewrite] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let place = SourceLocation(file: file, offset: use.range.lowerBound)
    let isSubscription = context.changePublishers.isSubscription(at: place)
    // The publisher is bridged.
    if isSubscription, context.bridges != nil {
      return StopForwarding.kept(use, in: scope, context) {
        blocker(use, $0, file, context, keptForwardingAdvice)
      }
    }
    if let source = use.forwardedFrom, use.isOwn || context.bridges == nil,
      !context.types.subjects(in: context.index.type(of: source, in: scope)).isEmpty
    {
      // Removed with the subscription, which is a use of the other object.
      return []
    }
    if let rewrite = removalFromWrapper(of: use, in: scope, context) { return [rewrite] }
    let known = context.model.knownSubjects(of: use, in: scope)
    let owners = known ?? context.model.possibleSubjects(of: use, in: scope)
    // The only candidate may still be wrong.
    if case .sendStatement(let statement) = use.form, known?.count == 1, let owner = owners.first,
      context.model.enclosingInstanceWrapper(at: use.range.lowerBound, in: scope) == nil,
      !isOfParameter(use, in: scope, context)
    {
      let needed = NeededAnnouncements(at: use, statement, of: owner, in: file, context)
      let late = needed.names
      if !late.isEmpty,
        !LateAnnouncement.canAnnounce(late, of: use, owner: owner, in: file, context)
          || late.contains(where: {
            AnnounceByHand.isOutOfReach($0, of: owner, for: use, statement, in: file, context)
          })
      {
        return [.blocked([owner], blocker(use, owner, file, context, needed.advice))]
      }
      let sending = context.unannounced.sending
      if !sending.tells(of: owner, at: place),
        !announcesWhatIsIgnored(statement, of: use, in: owner, context),
        isAnnounced(statement, of: use, in: owner, context),
        !announcer.changesMore(with: statement, of: use, owner: owner, in: file)
      {
        return [
          late.isEmpty
            ? SendRemoval.rewrite(of: statement, in: file, of: owner, context)
            : announcer.announcing(late, of: use, statement, owner: owner, in: file)
        ]
      }
      let tellsMore = sending.tells(of: owner, at: place, throughCalls: true)
      let outcome = announcer.outcome(
        of: use, statement, owner: owner, in: file, late: late, tellsMore: tellsMore)
      let announced =
        switch outcome {
        case .rewrites(let rewrites): rewrites
        case .advice(let advice):
          [Rewrite.blocked([owner], blocker(use, owner, file, context, advice))]
        }
      if late.isEmpty, !tellsMore, !statement.leavesEmptyBlock, !context.keepsSends(of: owner),
        let other = objects.changedClass(beside: use, of: owner, in: file),
        !announcer.changesMore(with: statement, of: use, owner: owner, in: file, besidesObjectsOf: other)
      {
        let removal = SendRemoval.rewrite(of: statement, in: file, of: owner, context)
        return [removal.onlyMoving(with: [other])] + announced.map { $0.unless([other]) }
      }
      return announced
    }
    if case .forwarding(let forwarding) = use.form, forwarding.sender == nil || context.bridges == nil,
      let rewrite = StopForwarding.rewrite(
        forwarding, from: use.base, at: use.range, in: scope, context,
        otherwise: {
          blocker(use, $0, file, context, forwardingAdvice)
        })
    {
      return [rewrite]
    }
    let advice = Self.instead(of: place, isSubscription: isSubscription, context)
    let trace = context.changePublishers.obstacle(toPreserving: place)?.location.map {
      [TraceStep(at: $0, "this keeps '--bridge-publishers' from preserving it")]
    }
    return owners.map {
      .blocked([$0], blocker(use, $0, file, context, advice).traced(by: trace ?? []))
    }
  }

  /// A wrapper that sends for the object around it no longer does: the object announces what is assigned to it
  /// (`AnnounceWrappedStorage`).
  private static func removalFromWrapper(
    of use: ObjectWillChangeUse, in scope: LookupScope, _ context: RuleContext
  ) -> Rewrite? {
    guard let holders = context.model.classes(announcedByWrapperAt: use.range.lowerBound, in: scope),
      case .sendStatement(let statement) = use.form
    else { return nil }
    let edit = context.source(scope.file).removingStatement(statement.range)
    return holders.isEmpty ? nil : .edits([edit], of: holders, in: scope.file, counts: .use)
  }

  /// What to do about a use that only `--bridge-publishers` could preserve, and why it does not.
  private static func instead(
    of place: SourceLocation, isSubscription: Bool, _ context: RuleContext
  ) -> String {
    let observation =
      "observe the properties that matter with 'onChange(of:)' or 'withObservationTracking'"
    if isSubscription { return observation + ", or keep it with '--bridge-publishers'" }
    guard let obstacle = context.changePublishers.obstacle(toPreserving: place) else {
      return observation + ", or announce with 'withMutation(keyPath:)'"
    }
    let elsewhere = obstacle.location.map { " (\(context.model.shortPlace($0)))" } ?? ""
    return "'--bridge-publishers' does not keep it, as \(obstacle.reason)\(elsewhere); \(observation)"
  }

  /// Whether an untracked variable that is no cache changes with it, also in the observers of the variable that it stands
  /// in one of: only this call updates its readers.
  private static func announcesWhatIsIgnored(
    _ statement: ObjectWillChangeUse.SendStatement, of use: ObjectWillChangeUse, in owner: TypeID,
    _ context: RuleContext
  ) -> Bool {
    guard use.isOwn, let subject = context.types[owner] else { return false }
    let writes = statement.accompanyingWrites.filter { context.model.changesVariable($0, of: owner) }
    let observed = statement.observedVariable.map { name in
      [name] + context.model.variablesChanged(byObserversOf: name, in: owner)
    }
    return Set(writes.map(\.name) + (observed ?? [])).contains { name in
      if context.isTracked(name, in: owner) { return false }
      return context.index.variables(named: name, of: owner).map { context.index[$0] }.contains { variable in
        guard variable.isStored, !variable.isLet, !variable.isStatic else { return false }
        if case .writtenByGetter? = context.tracking.reasonNotToTrack(variable, in: subject) {
          return false
        }
        return true
      }
    }
  }

  /// A generic parameter has no members of the macro, whatever its argument.
  private static func isOfParameter(
    _ use: ObjectWillChangeUse, in scope: LookupScope, _ context: RuleContext
  ) -> Bool {
    guard !use.isOwn, let base = use.base else { return false }
    return context.index.type(of: base, in: scope).unwrapped.observableParameterOwner != nil
  }

  // MARK: Changes announced by the macro

  /// Whether the macro of the class announces all changes beside the call.
  private static func isAnnounced(
    _ statement: ObjectWillChangeUse.SendStatement, of use: ObjectWillChangeUse, in owner: TypeID,
    _ context: RuleContext
  ) -> Bool {
    if use.isOwn, let variable = statement.observedVariable { return context.isTracked(variable, in: owner) }
    let writes = statement.adjacentStatements.flatMap { writes in
      writes.prefix { !$0.isCall || context.tracking.isAnnounced($0, in: owner) }
    }
    return !writes.isEmpty && writes.allSatisfy { context.tracking.isAnnounced($0, in: owner) }
  }

  private static let keptForwardingAdvice =
    "with '--best-effort' it is kept for its subscribers, as views are told by the properties that they read"

  private static let forwardingAdvice =
    "with '--best-effort' the subscription goes, as views are told by the properties that they read"

  private static func blocker(
    _ use: ObjectWillChangeUse, _ subject: TypeID, _ file: Int, _ context: RuleContext,
    _ advice: String
  ) -> Diagnostic {
    context.diagnostic(
      .objectWillChangeUsed, at: use.range.lowerBound, in: file,
      "'\(context.quotation(use.range, in: file))' is used, and '\(context.name(of: subject))' would have no 'objectWillChange'; \(advice)"
    )
  }
}

extension ProjectModel {
  /// The stored variables of a class that the observers of one change, by themselves or through other members.
  fileprivate func variablesChanged(byObserversOf name: String, in owner: TypeID) -> [String] {
    let declarations = index.declarations(of: owner)
    let accesses = index.variables(named: name, of: owner).flatMap { index[$0].observerAccesses }
    if accesses.isEmpty { return [] }
    let graph = MemberAccessGraph(of: declarations.map { index[$0] }, in: index)
    return declarations.flatMap { index[$0].variables }.filter { $0.isStored && !$0.isLet }.map(\.name)
      .filter { variable in graph.writes(variable, from: accesses) { $0.kind.mayWrite } }
  }
}
