import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The objects that a view is updated with.
struct ViewObservation {
  let view: TypeID
  let properties: [WrappedProperty]

  var subjects: [TypeID] { properties.flatMap(\.subjects) }
}

extension ProjectModel {
  /// Those of all views, and of other structures that have such objects.
  var observations: [ViewObservation] {
    let observing = properties.compactMap { property -> (view: TypeID, property: WrappedProperty)? in
      guard !property.subjects.isEmpty, !property.variable.isStatic, let owner = index.owner(of: property.id),
        index[owner].kind == .struct
      else { return nil }
      return (owner, property)
    }
    return Dictionary(grouping: observing, by: \.view).sorted { $0.key < $1.key }.map { view, all in
      ViewObservation(view: view, properties: all.map(\.property))
    }
  }

  /// Whether a view has a property that updated it with the object of a class that code of its reaches, or with one of the
  /// same family. Where the view has other objects of it at hand, or the code takes a shared one, that may be another.
  ///
  /// - Parameter way: from the view to a use of the object.
  func isUpdated(_ view: TypeID, byObjectOf subject: TypeID, reachedBy way: [Located<Effect>]) -> Bool {
    let family = Set(family(of: subject))
    let observed = index.declarations(of: view).flatMap(properties).filter {
      $0.subjects.contains(where: family.contains)
    }
    if observed.isEmpty { return false }
    let objects = ObjectsAtHand(of: family, besides: observed, in: self)
    return !objects.areShared(on: way) && !objects.areMentioned(by: view)
  }
}

/// The variables of a family of classes, besides the properties that a view observes and what these begin with.
private struct ObjectsAtHand {
  private let model: ProjectModel
  private let family: Set<TypeID>
  private let initialValues: Set<String>

  init(of family: Set<TypeID>, besides observed: [WrappedProperty], in model: ProjectModel) {
    self.model = model
    self.family = family
    initialValues = Set(observed.compactMap { $0.variable.initializer?.lastName })
  }

  /// A use is of what a type or the program holds: `Log.shared.add(line)`.
  func areShared(on way: [Located<Effect>]) -> Bool {
    way.contains { step in
      guard let base = step.use.base, base.lastName.map(initialValues.contains) != true else { return false }
      return isOfFamily(model.index.type(of: base, in: step.scope))
        && !model.variables(namedBy: base, in: step.scope).contains { isSingleton($0) || isObserved($0) }
        && ObjectOrigin(of: step.use, in: .new, file: step.file, model) == .shared
    }
  }

  /// What runs while a view is made mentions such a variable.
  func areMentioned(by view: TypeID) -> Bool {
    let regions = model.index.declarations(of: view).map {
      CodeRegion(file: $0.file, range: model.index[$0].memberBlockRange)
    }
    let effects = model.references.effects(in: Set(regions), where: mayHoldObject)
    return effects.contains { region, effects in
      effects.contains { use in
        use.place != .elsewhere
          && model.calls.members(referredToBy: use, in: region.file).contains(where: holdsObject)
      }
    }
  }

  private func mayHoldObject(_ name: String) -> Bool {
    model.index.allVariables(named: name).contains { holdsObject(.variable($0)) }
      || model.index.globals(named: name).contains(where: holdsObject)
  }

  private func holdsObject(_ member: ReferencedMember) -> Bool {
    switch member {
    case .variable(let id):
      !isObserved(id) && !initialValues.contains(model.index[id].name) && !isSingleton(id)
        && isOfFamily(model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration)))
    case .globalVariable(let variable, let file):
      !initialValues.contains(variable.name)
        && isOfFamily(model.index.typeOfVariable(variable, in: LookupScope(file: file, enclosingType: nil)))
    case .function, .globalFunction: false
    }
  }

  /// By the view, or by one of its name that other platforms have.
  private func isObserved(_ id: VariableID) -> Bool {
    model.properties(of: id.declaration).contains { $0.id == id }
  }

  /// What a class itself holds of its kind is its one object: `Theme.shared`.
  private func isSingleton(_ id: VariableID) -> Bool {
    model.index[id].isStatic && model.index.owner(of: id).map(family.contains) == true
  }

  private func isOfFamily(_ type: ResolvedType) -> Bool { type.parts.contains(where: family.contains) }
}
