import MigrationPlanning
import SourceText
import SwiftModel

/// The variables that store subscriptions forwarding the changes of other objects, and that are removed with these.
struct ForwardingSubscriptions {
  let model: ProjectModel
  let changePublishers: ChangePublishers
  let bridges: PublisherBridges?
  let rewritten: PublisherBridges

  /// Whether a variable is removed with the subscriptions it stores, wherever its class moves.
  func removes(_ variable: VariableFact, of owner: TypeID) -> Bool {
    if removal(of: variable.name, in: owner) != nil, hasForwardings(storedIn: variable.name, of: owner) {
      return true
    }
    return forwardings(of: owner).contains { located in
      guard let emptied = emptied(with: located, of: owner) else { return false }
      return emptied.properties.contains(variable.name)
    }
  }

  /// The edit that removes a variable storing only such subscriptions.
  func removal(of name: String, in owner: TypeID) -> SourceEdit? {
    let forwardings = forwardings(of: owner).filter { $0.use.subscription == name }
    let mentions = model.index.declarations(of: owner).map { model.index[$0].mentionCounts[name] ?? 0 }
      .reduce(0, +)
    guard !forwardings.isEmpty, mentions == forwardings.count,
      forwardings.count == 1 || forwardings.allSatisfy({ goes($0) }),
      !StoredSubscriptions(model: model, bridges: rewritten).isNeeded(name, by: owner),
      let variable = model.index[owner].variables.first(where: { $0.name == name }),
      variable.isHidden, variable.bindingRanges.count == 1,
      !variable.hasObservers
    else { return nil }
    return model.source(owner.file).removingDeclaration(variable.declarationRange)
  }

  /// What goes beside a statement, where all others go that the code around them is left for.
  func emptied(with forwarding: Located<ObjectWillChangeUse.Forwarding>, of owner: TypeID) -> EmptiedCode? {
    guard let emptied = forwarding.use.emptied else { return nil }
    let all = forwardings(of: owner).filter {
      $0.file == forwarding.file && emptied.subscriptions.contains($0.use.range)
    }
    guard all.count == emptied.subscriptions.count, all.allSatisfy({ goes($0) }) else {
      return nil
    }
    return emptied
  }

  private func hasForwardings(storedIn name: String, of owner: TypeID) -> Bool {
    forwardings(of: owner).contains { $0.use.subscription == name && goes($0) }
  }

  private func forwardings(of owner: TypeID) -> [Located<ObjectWillChangeUse.Forwarding>] {
    let declarations = model.index.declarations(of: owner)
    return Set(declarations.map(\.file)).sorted().flatMap { file in
      model.index.files[file].objectWillChangeUses.compactMap { use in
        guard case .forwarding(let forwarding) = use.form, let type = use.enclosingType,
          declarations.contains(TypeID(file: file, index: type))
        else { return nil }
        return Located(file: file, use: forwarding)
      }
    }
  }

  /// Whether a statement is removed wherever the class of its object moves, with that of the object it subscribes to.
  private func goes(_ forwarding: Located<ObjectWillChangeUse.Forwarding>) -> Bool {
    model.index.files[forwarding.file].objectWillChangeUses.contains { use in
      guard use.form == .forwarding(forwarding.use), forwarding.use.sender == nil, let base = use.base else {
        return false
      }
      let scope = LookupScope(file: forwarding.file, enclosingType: use.enclosingType)
      let place = SourceLocation(file: forwarding.file, offset: use.range.lowerBound)
      return (bridges == nil || !changePublishers.isSubscription(at: place))
        && !model.types.subjects(in: model.index.type(of: base, in: scope)).isEmpty
    }
  }
}

extension ProjectModel {
  /// The observable classes of the object that a subscription passes changes on to.
  func owners(of forwarding: ObjectWillChangeUse.Forwarding, in scope: LookupScope) -> [TypeID] {
    let type = forwarding.sender.map { index.type(of: $0, in: scope).unwrapped }
    return types.subjects(in: type ?? index.selfType(in: scope))
  }
}
