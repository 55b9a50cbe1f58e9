import MigrationPlanning
import SourceText
import SwiftModel

/// Removes subscriptions that pass the changes of an object on to the object that holds it. A view that reads a
/// tracked property of the held object is told by that.
///
/// ```swift
/// player.objectWillChange
///   .sink { [weak self] _ in self?.objectWillChange.send() }
///   .store(in: &cancellables)
/// ```
///
/// What let only some changes through, `throttle` or `debounce`, goes with it, as the note says. The set of cancellables
/// goes too where nothing else uses it; a subscription for each of some objects that is assigned, `subscriptions =
/// players.map { … }`, becomes `[]` where something does. To be reviewed: what the views read of the held object must be
/// tracked there, and be changed on the main thread, where the subscription passed it on to that.
enum StopForwarding {
  static func rewrite(
    _ forwarding: ObjectWillChangeUse.Forwarding, from source: ExpressionFact, at range: Range<Int>,
    in scope: LookupScope, _ context: RuleContext, otherwise: (TypeID) -> Diagnostic
  ) -> Rewrite? {
    let children = context.types.subjects(in: context.index.type(of: source, in: scope))
    let owners = context.types.subjects(in: context.index.selfType(in: scope))
    guard owners.count == 1, let owner = owners.first, let first = children.first else { return nil }
    let text = context.source(scope.file)
    var edits = [
      forwarding.emptiedObserver.map(text.removingObserver) ?? text.removingStatement(forwarding.range)
    ]
    if let name = forwarding.subscription, let edit = removal(of: name, in: owner, context) {
      edits.append(edit)
    } else if let elements = forwarding.assignedElements {
      // What the variable kept before goes still.
      edits = [text.replacing(elements, with: "[]")]
    }
    // Those views were told on the main thread, after the change.
    let mayBeMissed =
      forwarding.hops && !children.allSatisfy { MainActorNotes.isOnMainActor($0, context.model) }
    let note = context.diagnostic(
      .forwardingRemoved, at: range.lowerBound, in: scope.file,
      "changes of '\(context.name(of: first))' are no longer passed on by '\(context.name(of: owner))': views are told by the properties of it that they read"
        + (forwarding.limiter.map {
          ", of each change at once, where '\($0)' let only some through"
        } ?? "")
        + (mayBeMissed
          ? "; a view that is being made while another thread changes them may miss that, as nothing is passed on to the main thread afterwards any more, so change them there"
          : "")
    )
    return Rewrite.edits(
      edits, of: [owner] + children.filter { $0 != owner }, in: scope.file, notes: [note], counts: .use
    ).reviewed(otherwise: otherwise(first))
  }

  /// Whether a variable goes with the subscription that it keeps, wherever its class moves.
  static func removes(_ variable: VariableFact, of owner: TypeID, _ context: RuleContext) -> Bool {
    guard removal(of: variable.name, in: owner, context) != nil else { return false }
    return context.index.declarations(of: owner).contains { declaration in
      context.index.files[declaration.file].objectWillChangeUses.contains { use in
        guard use.enclosingType == declaration.index, case .forwarding(let forwarding) = use.form,
          forwarding.subscription == variable.name, let base = use.base
        else { return false }
        let scope = LookupScope(inside: declaration)
        let place = SourceLocation(file: declaration.file, offset: use.range.lowerBound)
        return (context.bridges == nil || !context.changePublishers.isSubscription(at: place))
          && !context.types.subjects(in: context.index.type(of: base, in: scope)).isEmpty
      }
    }
  }

  /// The variable that keeps nothing but subscriptions that go.
  private static func removal(of name: String, in owner: TypeID, _ context: RuleContext) -> SourceEdit? {
    let declarations = context.index.declarations(of: owner)
    let forwardings = declarations.map(\.file).uniqued().flatMap { file in
      context.index.files[file].objectWillChangeUses.filter { use in
        guard case .forwarding(let forwarding) = use.form, forwarding.subscription == name,
          let type = use.enclosingType
        else { return false }
        return declarations.contains(TypeID(file: file, index: type))
      }
    }
    let mentions = declarations.map { context.index[$0].mentionCounts[name] ?? 0 }.reduce(0, +)
    guard forwardings.count == 1, mentions == 1,
      !StoredSubscriptions(model: context.model, bridges: context.bridges).isNeeded(name, by: owner),
      let variable = context.index[owner].variables.first(where: { $0.name == name }),
      variable.isHidden, variable.bindingRanges.count == 1,
      !variable.hasObservers
    else { return nil }
    return context.source(owner.file).removingDeclaration(variable.declarationRange)
  }
}

extension [Int] {
  fileprivate func uniqued() -> [Int] { Set(self).sorted() }
}
