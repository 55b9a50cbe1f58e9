import MigrationPlanning
import SourceText
import SwiftModel

/// Removes subscriptions that forward the changes of an object to its owner. A view that reads a tracked property of
/// the object depends on it directly.
///
/// ```swift
/// player.objectWillChange
///   .sink { [weak self] _ in self?.objectWillChange.send() }
///   .store(in: &cancellables)
/// ```
///
/// A `throttle` or `debounce` that let only some changes through is removed too, as the note says. So is the set of
/// cancellables if nothing else uses it, a private function or an observer that does nothing else, with the calls of it,
/// and an initializer that the class has anyway; an assigned array of subscriptions, `subscriptions = players.map { … }`,
/// becomes `[]` if its variable has other uses. To be reviewed where a view of the owner may show
/// what nobody else tells it of, where the subscription let only some changes through, or where it switched to the main
/// thread and the changes may be made on another one.
///
/// So are those of many objects at once, `Publishers.MergeMany(players.map { $0.objectWillChange }).sink { … }`. What passes
/// them on may also be another object, `objectWillChange.sink { [weak parent] _ in
/// parent?.objectWillChange.send() }`. With `--bridge-publishers`, such a subscription stays, and announces what readers of
/// that object depend on.
enum StopForwarding {
  /// Ties the objects of a subscription that stays because its owner has subscribers, which views do not need either.
  static func kept(
    _ use: ObjectWillChangeUse, in scope: LookupScope, _ context: RuleContext,
    otherwise: (TypeID) -> Diagnostic
  ) -> [Rewrite] {
    guard case .forwarding(let forwarding) = use.form, forwarding.sender == nil else { return [] }
    let children = children(passedOnFrom: use.base, in: scope, context)
    let owners = context.model.owners(of: forwarding, in: scope)
    guard let child = children.first, let owner = owners.first else { return [] }
    let note = context.diagnostic(
      .forwardingRemoved, at: use.range.lowerBound, in: scope.file,
      "changes of '\(context.name(of: child))' are passed on by '\(context.name(of: owner))' to its subscribers only: views are told by the properties of it that they read"
        + differences(from: forwarding, of: children, context))
    return [
      Rewrite.edits([], of: Set(owners + children).sorted(), in: scope.file, notes: [note])
        .reviewed(otherwise: otherwise(child))
    ]
  }

  /// - Parameter source: the object whose changes are passed on; nil for the one that the code belongs to.
  static func rewrite(
    _ forwarding: ObjectWillChangeUse.Forwarding, from source: ExpressionFact?, at range: Range<Int>,
    in scope: LookupScope, _ context: RuleContext, otherwise: (TypeID) -> Diagnostic
  ) -> Rewrite? {
    let children = children(passedOnFrom: source, in: scope, context)
    let owners = context.model.owners(of: forwarding, in: scope)
    guard owners.count == 1, let owner = owners.first, let first = children.first else { return nil }
    let text = context.source(scope.file)
    let emptied = context.forwardings.emptied(
      with: Located(file: scope.file, use: forwarding), of: owner)
    var edits = emptied.map { remains(of: $0, in: scope.file, owner, context) } ?? []
    if let observer = forwarding.emptiedObserver {
      edits.insert(text.removingObserver(observer), at: 0)
    } else if !edits.contains(where: { $0.range.contains(forwarding.range.lowerBound) }) {
      edits.insert(text.removingStatement(forwarding.range), at: 0)
    }
    if let name = forwarding.subscription, forwarding.sender == nil,
      let edit = context.forwardings.removal(of: name, in: owner)
    {
      edits.append(edit)
    } else if let elements = forwarding.assignedElements {
      // The previous subscriptions are still cancelled.
      edits = [text.replacing(elements, with: "[]")]
    }
    let note = context.diagnostic(
      .forwardingRemoved, at: range.lowerBound, in: scope.file,
      "changes of '\(context.name(of: first))' are no longer passed on by '\(context.name(of: owner))': views are told by the properties of it that they read"
        + differences(from: forwarding, of: children, context))
    let rewrite = Rewrite.edits(
      edits, of: [owner] + children.filter { $0 != owner }, in: scope.file, notes: [note], counts: .use)
    let isMissed =
      forwarding.limiter != nil || mayBeMissed(forwarding, of: children, context)
      || !context.unannounced.passingOnToNobody.contains(context.model.observableRoot(of: owner))
    return isMissed ? rewrite.reviewed(otherwise: otherwise(first)) : rewrite
  }

  /// The edits that take away what does nothing without a statement and the others of its kind.
  private static func remains(
    of emptied: EmptiedCode, in file: Int, _ owner: TypeID, _ context: RuleContext
  ) -> [SourceEdit] {
    let text = context.source(file)
    let initializer = emptied.initializer.flatMap {
      text.isFirstOnLine($0.lowerBound) && isImplicitOtherwise(in: owner, context) ? $0 : nil
    }
    let declarations = (emptied.declarations + [initializer].compactMap { $0 }).map(text.removingStatement)
    let observers = emptied.observers.map(text.removingObserver)
    let whole = declarations + observers
    let statements = emptied.statements.filter { statement in
      !whole.contains { $0.range.contains(statement.lowerBound) }
    }
    return whole + statements.map(text.removingStatement)
      + emptied.emptySets.map { text.replacing($0, with: "[]") }
  }

  /// Whether a class has `init()` anyway, as accessible and on the same actor.
  private static func isImplicitOtherwise(in owner: TypeID, _ context: RuleContext) -> Bool {
    let fact = context.index[owner]
    return context.index.superclass(of: owner) == nil
      && fact.functions.count { $0.kind == .initializer } == 1
      && !fact.variables.contains { $0.attributes.contains(where: \.isActor) }
  }

  private static func children(
    passedOnFrom source: ExpressionFact?, in scope: LookupScope, _ context: RuleContext
  ) -> [TypeID] {
    context.types.subjects(in: context.index.type(of: source ?? .selfReference, in: scope))
  }

  /// What else differs for views: when they are told, and on which thread.
  private static func differences(
    from forwarding: ObjectWillChangeUse.Forwarding, of children: [TypeID], _ context: RuleContext
  ) -> String {
    return (forwarding.limiter.map { ", of each change at once, where '\($0)' let only some through" } ?? "")
      + (mayBeMissed(forwarding, of: children, context)
        ? "; a view that is being made while another thread changes them may miss that, as nothing is passed on to the main thread afterwards any more, so change them there"
        : "")
  }

  /// Those views were updated on the main thread, after the change.
  private static func mayBeMissed(
    _ forwarding: ObjectWillChangeUse.Forwarding, of children: [TypeID], _ context: RuleContext
  ) -> Bool {
    forwarding.hops && !children.allSatisfy { MainActorNotes.isOnMainActor($0, context.model) }
  }
}
