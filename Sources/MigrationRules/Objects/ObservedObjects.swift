import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The objects of a class, or of the same family, that updated a view.
///
/// Where what runs while the view is made mentions others, or code takes a shared one, what that code reaches may be another
/// object than these:
///
/// ```swift
/// @ObservedObject var first: Item
/// let second: Item
/// var body: some View { Text(first.title); Row(model: RowModel(second)) }
/// ```
struct ObservedObjects {
  private let model: ProjectModel
  private let family: Set<TypeID>
  /// The names of what the properties begin with: of `@ObservedObject var theme = Theme.shared`.
  private let initialValues: Set<String>
  private let hasProperty: Bool
  private var mentionsOthers = false

  init(of subject: TypeID, by view: TypeID, in model: ProjectModel) {
    let family = Set(model.family(of: subject))
    let properties = model.index.declarations(of: view).flatMap(model.properties).filter {
      $0.subjects.contains(where: family.contains)
    }
    self.model = model
    self.family = family
    initialValues = Set(properties.compactMap { $0.variable.initializer?.lastName })
    hasProperty = !properties.isEmpty
    if hasProperty { mentionsOthers = mentionsOthers(in: view) }
  }

  /// Whether the view was updated with the object that some code reaches.
  ///
  /// - Parameter way: from the view to a use of the object.
  func include(whatIsReachedBy way: [Located<Effect>]) -> Bool {
    hasProperty && !mentionsOthers && !way.contains(where: isOfShared)
  }

  /// It is on what another type, or the program, holds: `Logs.second.add(line)`.
  private func isOfShared(_ step: Located<Effect>) -> Bool {
    guard let base = step.use.base, base.lastName.map(initialValues.contains) != true else { return false }
    return isOfFamily(model.index.type(of: base, in: step.scope))
      && !model.variables(namedBy: base, in: step.scope).contains { isSingleton($0) || isObserved($0) }
      && ObjectOrigin(of: step.use, in: .new, file: step.file, model) == .shared
  }

  private func mentionsOthers(in view: TypeID) -> Bool {
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
