import MigrationPlanning
import SourceText
import SwiftModel

/// Constants that refer to a plain object, and become variables so that what changes in it can be announced through them.
///
/// ```swift
/// let theme: Theme = .shared      // `objectWillChange.send()` told views that the theme changed
/// ```
/// becomes
/// ```swift
/// private(set) var theme: Theme = .shared      // `withMutation(keyPath: \.theme) {}`
/// ```
enum OpenedConstants {
  /// The names of the constants of a class that may become variables: others than its initializers cannot tell the
  /// difference.
  static func names(of subject: ObservableTypes.Subject, in model: ProjectModel) -> Set<String> {
    let fact = model.index[subject.id]
    guard fact.kind == .class, !MainActorNotes.mayBeIsolated(subject.id, model),
      !model.index.lineage(of: subject.id).contains(where: { model.conforms($0, toOneOf: ["Sendable"]) })
    else { return [] }
    let family = ([subject.id] + model.types.subclasses(of: subject.id)).flatMap(
      model.index.declarations(of:))
    let inInitializers = family.flatMap { model.index[$0].functions }.filter { $0.kind == .initializer }
      .flatMap(\.accesses).filter { $0.kind != .initialization }.map(\.name)
    let constants = fact.variables.filter { variable in
      variable.isLet && variable.isStored && !variable.isStatic && !variable.isBackticked
        && variable.attributes.isEmpty && variable.bindingRanges.count == 1 && !variable.hasCommentInside
        && variable.modifiers.allSatisfy { AccessLevel(rawValue: $0.name) != nil || $0.name == "final" }
        && !MacroLimits.hasUnderscoredTwin(variable, in: subject, model)
        && !inInitializers.contains(variable.name) && refersToPlainObject(variable, of: subject.id, model)
    }
    return Set(constants.map(\.name))
  }

  /// Makes variables of constants of some classes, which only these set.
  static func rewrites(of names: [TypeID: Set<String>], _ model: ProjectModel) -> [Rewrite] {
    names.keys.sorted().flatMap { type in
      model.index[type].variables.filter { $0.isStored && names[type]?.contains($0.name) == true }.map {
        let edit = model.source(type.file).replacing(
          $0.specifierRange, with: $0.isHidden ? "var" : "private(set) var")
        return Rewrite.edits([edit], of: [type], in: type.file, counts: .property)
      }
    }
  }

  private static func refersToPlainObject(
    _ variable: VariableFact, of type: TypeID, _ model: ProjectModel
  ) -> Bool {
    let value = model.index.typeOfVariable(variable, in: LookupScope(inside: type))
    guard case .project(let id, _) = value else { return false }
    return model.isPlainClass(id)
  }
}
