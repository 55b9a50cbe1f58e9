import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Where published variables may be given another value as a whole, not by a change in place.
struct WholeAssignments {
  private let model: ProjectModel
  /// The names that projections go on to: `items` of `$model.items`.
  private let boundNames: Set<String>
  /// Types of objects whose projection is passed on: `$model`.
  private let projected: Set<TypeID>

  init(in model: ProjectModel) {
    self.model = model
    let projections = model.index.files.flatMap(\.projections)
    boundNames = Set(
      projections.compactMap { if case .member(let name) = $0.continuation { name } else { nil } })
    projected = Set(
      model.properties.filter { property in
        (model.uses.projections[property.id] ?? []).contains {
          if case .member = $0.use.continuation { false } else { true }
        }
      }.flatMap(\.subjects))
  }

  /// Whether a variable may be assigned a value that is equal to the one before and not the same.
  ///
  /// - Parameter isObject: whether it holds an object, compared by its identity: a new one is equal to no other.
  func mayExist(of id: VariableID, isObject: Bool = false) -> Bool {
    let variable = model.index[id]
    if variable.isSettableElsewhere || boundNames.contains(variable.name) { return true }
    let owners = [id.declaration] + model.index.subclasses(of: id.declaration)
    if owners.contains(where: projected.contains) { return true }
    if model.isAssignedByPublisher(id) { return true }
    let initialized = model.accesses(inInitializersOf: id)
    return model.references.hasEffect(
      on: [variable.name], near: id.declaration.file, for: .change
    ) { effect in
      effect.use.mayBeAssignedByKeyPath || mayAssignEqualValue(effect.use, isObject: isObject)
        ? model.index.mayReferTo(effect.use, memberOf: id.declaration, in: effect.file)
          && !initialized.contains(effect.location)
        : false
    }
  }

  private func mayAssignEqualValue(_ effect: Effect, isObject: Bool) -> Bool {
    guard effect.kind == .assignment else { return false }
    switch effect.update {
    case .empty, .different: return false
    case .fresh, .initial: return !isObject
    default: return !(isObject && effect.isAssignedNewValue)
    }
  }
}

extension VariableFact {
  /// In a module that no source shows.
  var isSettableElsewhere: Bool {
    accessLevel.map { $0 >= .public } == true && !modifiers.contains { $0.detail == "set" }
  }
}

extension ProjectModel {
  /// Where initializers themselves use a variable: nothing observes it by then.
  func accesses(inInitializersOf id: VariableID) -> Set<SourceLocation> {
    let types = [id.declaration] + self.types.subclasses(of: id.declaration)
    let places = types.flatMap(index.declarations).flatMap { declaration in
      index[declaration].functions.filter { $0.kind == .initializer }.flatMap(\.accesses)
        .filter { $0.name == index[id].name && !$0.isDeferred }
        .map { SourceLocation(file: declaration.file, offset: $0.nameOffset) }
    }
    return Set(places)
  }
}

extension [Located<Effect>] {
  /// Two of them always assign different values, one after the other: `isLoading = true` and `isLoading = false`. One of
  /// them is not the value before.
  var areDifferent: Bool {
    let values = compactMap { effect -> (body: Range<Int>, value: String)? in
      guard effect.use.kind == .assignment, let body = effect.use.changingBody,
        case .literal(let value)? = effect.use.update
      else { return nil }
      return (body, value)
    }
    return Dictionary(grouping: values, by: \.body).values.contains { Set($0.map(\.value)).count > 1 }
  }
}
