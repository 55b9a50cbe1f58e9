import MigrationPlanning
import SourceText
import SwiftModel

/// The variables that store subscriptions forwarding the changes of other objects, and that are removed with these.
struct ForwardingSubscriptions {
  let model: ProjectModel
  let changePublishers: ChangePublishers
  let bridges: PublisherBridges?

  /// Whether a variable is removed with the subscription it stores, wherever its class moves.
  func removes(_ variable: VariableFact, of owner: TypeID) -> Bool {
    guard removal(of: variable.name, in: owner) != nil else { return false }
    return model.index.declarations(of: owner).contains { declaration in
      model.index.files[declaration.file].objectWillChangeUses.contains { use in
        guard use.enclosingType == declaration.index, case .forwarding(let forwarding) = use.form,
          forwarding.sender == nil, forwarding.subscription == variable.name, let base = use.base
        else { return false }
        let scope = LookupScope(inside: declaration)
        let place = SourceLocation(file: declaration.file, offset: use.range.lowerBound)
        return (bridges == nil || !changePublishers.isSubscription(at: place))
          && !model.types.subjects(in: model.index.type(of: base, in: scope)).isEmpty
      }
    }
  }

  /// The edit that removes a variable storing only such subscriptions.
  func removal(of name: String, in owner: TypeID) -> SourceEdit? {
    let declarations = model.index.declarations(of: owner)
    let forwardings = Set(declarations.map(\.file)).sorted().flatMap { file in
      model.index.files[file].objectWillChangeUses.filter { use in
        guard case .forwarding(let forwarding) = use.form, forwarding.subscription == name,
          let type = use.enclosingType
        else { return false }
        return declarations.contains(TypeID(file: file, index: type))
      }
    }
    let mentions = declarations.map { model.index[$0].mentionCounts[name] ?? 0 }.reduce(0, +)
    guard forwardings.count == 1, mentions == 1,
      !StoredSubscriptions(model: model, bridges: bridges).isNeeded(name, by: owner),
      let variable = model.index[owner].variables.first(where: { $0.name == name }),
      variable.isHidden, variable.bindingRanges.count == 1,
      !variable.hasObservers
    else { return nil }
    return model.source(owner.file).removingDeclaration(variable.declarationRange)
  }
}

extension ProjectModel {
  /// The observable classes of the object that a subscription passes changes on to.
  func owners(of forwarding: ObjectWillChangeUse.Forwarding, in scope: LookupScope) -> [TypeID] {
    let type = forwarding.sender.map { index.type(of: $0, in: scope).unwrapped }
    return types.subjects(in: type ?? index.selfType(in: scope))
  }
}
