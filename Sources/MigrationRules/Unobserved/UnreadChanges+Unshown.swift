import MigrationPlanning
import SwiftModel

extension UnreadChanges {
  /// The published properties that can stay so: code uses their publishers, and no view needs to be told of them.
  ///
  /// - Parameters:
  ///   - publishers: all that are used.
  ///   - effects: say which variables change while views are made.
  func keptPublishers(
    of publishers: PublisherBridges, _ effects: RenderTimeEffects, _ revisions: WriteOnlyProperties
  ) -> KeptPublishers {
    let unclear = model.uses.unclearProjections.keys.sorted().flatMap(model.index.allVariables)
    let used = publishers.bridges.filter(\.needsSubject).map(\.id) + unclear
    let candidates = Set(used).filter { id in
      guard let subject = model.types[id.declaration], mayKeepPublisher(of: id, in: subject),
        !revisions.mayOnlyUpdateViews(id)
      else { return false }
      // With what is kept while a view is made, views read what announces that.
      return model.index[id.declaration].variables.allSatisfy { effects.write(of: $0, in: subject) == nil }
    }
    if candidates.isEmpty { return .none }
    let unshown = unshown(candidates)
    // What has nothing else to be tracked gains nothing.
    let kept = unshown.filter {
      !model.publishedVariables(in: [$0.declaration]).isSubset(of: unshown)
    }
    return KeptPublishers(kept, in: model.index)
  }

  /// It has no other wrapper, and no other module can show it.
  private func mayKeepPublisher(of id: VariableID, in subject: ObservableTypes.Subject) -> Bool {
    let variable = model.index[id]
    return model.needsMacro(subject) && !model.isStoredModel(subject.id)
      && model.isPublished(variable, in: subject.id)
      && variable.accessLevel.map { $0 <= .internal } ?? true
      && variable.attributes.allSatisfy { $0.isActor || $0.name.last == "Published" }
  }

  /// Those of some published variables that no view shows, and that announce nothing else that one shows which is updated
  /// with an object.
  private func unshown(_ ids: Set<VariableID>) -> Set<VariableID> {
    let announcing = Set(found.flatMap(\.changes).filter { !$0.areRead }.flatMap(\.announced))
    // Members of such a type stand for those of another one.
    let countsNames = model.index.nominalTypes.contains(where: model.index.hasDynamicMembers)
    let unshown = observations.reduce(ids.subtracting(announcing)) { unshown, observation in
      let subjects = Set(observation.subjects)
      return self.unshown(
        unshown, in: observation.view, observing: subjects, countingNames: countsNames)
    }
    if unshown.isEmpty { return [] }
    // Others were not updated with the object, but may be, once what they have of it is observed.
    let views = model.index.nominalTypes.filter { model.index[$0].kind == .struct }
    state.read(bodiesOf: Set(views))
    return views.reduce(unshown) { self.unshown($0, in: $1, observing: [], countingNames: countsNames) }
  }

  private func unshown(
    _ ids: Set<VariableID>, in view: TypeID, observing types: Set<TypeID>, countingNames: Bool
  ) -> Set<VariableID> {
    if ids.isEmpty { return [] }
    let (reach, observed) = (state.reach(ofBodyOf: view), families(of: types))
    return ids.filter { !mayShow($0, reach, observing: observed, countingNames: countingNames) }
  }

  private func mayShow(
    _ id: VariableID, _ reach: UnobservedState.Reach?, observing types: Set<TypeID>,
    countingNames: Bool
  ) -> Bool {
    let isObserved = isMember(id, ofOneOf: types)
    guard let reach, !reach.isPartial, !reach.isPartialInChildren else { return isObserved }
    let name = model.index[id].name
    return reach.mentions(id) || reach.perhapsMentioned.contains(id) || reach.unclear.contains(name)
      || (isObserved || countingNames) && reach.names.contains(name)
  }
}
