import MigrationPlanning
import SwiftModel

/// Properties isolated to a global actor by their own attribute, in a class that is not known to be isolated.
///
/// The compiler isolates such a property, but not its `$x`; and no key path to it can be formed off its actor.
enum PropertyIsolation {
  /// The actor of such a property; nil for any other.
  static func actor(of variable: VariableFact, in owner: TypeID, _ model: ProjectModel) -> AttributeFact? {
    variable.attributes.first(where: \.isActor).flatMap {
      MainActorNotes.isIsolated(owner, model) ? nil : $0
    }
  }

  /// The name of the actor of a property, from its own attribute or its class; nil if unknown.
  static func actorName(of id: VariableID, in owner: TypeID, _ model: ProjectModel) -> String? {
    let variable = model.index[id]
    if variable.modifiers.contains(named: "nonisolated") { return nil }
    let attributes =
      variable.attributes + model.index[id.declaration].attributes
      + model.index.lineage(of: owner).flatMap { model.index[$0].attributes }
    return attributes.first(where: \.isActor)?.name.last
      ?? (MainActorNotes.isIsolated(owner, model) ? "MainActor" : nil)
  }

  /// Whether the code at a position is known to be on an actor, by an attribute of the enclosing member or type.
  static func isOn(_ actor: String, at place: SourceLocation, _ model: ProjectModel) -> Bool {
    let facts = model.index.files[place.file]
    func isHere(_ range: Range<Int>) -> Bool { range.contains(place.offset) }
    func has(_ attributes: [AttributeFact]) -> Bool {
      attributes.contains { $0.isActor && $0.name.last == actor }
    }
    let enclosing = facts.types.indices.filter { isHere(facts.types[$0].range) }
    let functions = enclosing.flatMap { facts.types[$0].functions } + facts.globalFunctions
    let variables = enclosing.flatMap { facts.types[$0].variables } + facts.globalVariables
    let members =
      functions.filter { isHere($0.range) }.map { ($0.range, $0.attributes, $0.isNonisolated) }
      + variables.filter { isHere($0.declarationRange) }.map {
        ($0.declarationRange, $0.attributes, $0.modifiers.contains(named: "nonisolated"))
      }
    let type = enclosing.max { facts.types[$0].range.lowerBound < facts.types[$1].range.lowerBound }
    if let (range, attributes, isNonisolated) = members.max(by: { $0.0.lowerBound < $1.0.lowerBound }),
      type.map({ facts.types[$0].range.lowerBound <= range.lowerBound }) ?? true
    {
      if has(attributes) { return true }
      if isNonisolated { return false }
    }
    guard let type else { return false }
    let declaration = TypeID(file: place.file, index: type)
    if has(model.index[declaration].attributes) { return true }
    let owners = model.index.owners(of: declaration)
    return !owners.isEmpty
      && owners.allSatisfy { owner in
        model.index.lineage(of: owner).contains { has(model.index[$0].attributes) }
          || actor == "MainActor" && MainActorNotes.isOnMainActor(owner, model)
      }
  }
}
