import MigrationPlanning
import SourceText
import SwiftModel

/// Puts an object into the environment by its type.
///
/// ```swift
/// ContentView().environmentObject(library)
/// ```
/// becomes
/// ```swift
/// ContentView().environment(library)
/// ```
///
/// The same goes for the modifiers of focused views: `focusedObject` becomes `focusedValue`, and `focusedSceneObject`
/// becomes `focusedSceneValue`. Where the project has a function of the new name, SwiftUI's is called with an optional.
/// Blocks with `unclear-environment-object`.
enum ReplaceEnvironmentObjectModifier {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.index.files.indices.flatMap { file in
      context.index.files[file].environmentCalls.flatMap { rewrites(of: $0, in: file, context) }
    }
  }

  /// The modifiers that replace the old ones.
  private static let counterparts = [
    "environmentObject": "environment", "focusedObject": "focusedValue",
    "focusedSceneObject": "focusedSceneValue",
  ]

  private static func rewrites(of use: EnvironmentCallUse, in file: Int, _ context: RuleContext) -> [Rewrite]
  {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    guard let counterpart = counterparts[use.name], !isOwnFunction(use, in: scope, context) else {
      return []
    }
    if use.isReference { return passedOn(use, counterpart, in: file, scope, context) }
    let type = context.index.typeOfObject(given: use.argument, in: scope)
    let subjects = context.model.subjects(in: type) ?? []
    if subjects.isEmpty, isOthers(type, context) { return [] }
    let isOurs =
      !subjects.isEmpty
      && (type.observableParameterOwner != nil || subjects.count == type.unwrapped.declarations.count)
    guard isOurs else {
      let possible =
        subjects.isEmpty ? UnclearObject.types(of: use, resolvedTo: type, in: scope, context) : subjects
      return possible.map { .blocked([$0], unclear(use, counterpart, in: file, context)) }
    }
    return [replacement(of: use, by: counterpart, for: subjects, in: file, context)]
  }

  private static func replacement(
    of use: EnvironmentCallUse, by counterpart: String, for subjects: [TypeID], in file: Int,
    _ context: RuleContext
  ) -> Rewrite {
    let source = context.source(file)
    let name = source.replacing(use.nameRange, with: counterpart)
    switch OwnModifiers.meaning(of: counterpart, calledAt: use, with: subjects, in: file, context.model) {
    case .modifier: return .edits([name], of: subjects, in: file, counts: .use)
    case .modifierOfOptional:
      let argument = [
        source.inserting("Optional(", at: use.argumentRange.lowerBound),
        source.inserting(")", at: use.argumentRange.upperBound),
      ]
      return .edits([name] + argument, of: subjects, in: file, counts: .use)
    case .own:
      let message =
        "'.\(counterpart)(…)' would call a function of the project of that name here, which takes such an object, too; rename that function first"
      return .blocked(
        subjects,
        context.diagnostic(.unclearEnvironmentObject, at: use.nameRange.lowerBound, in: file, message))
    }
  }

  /// `rows.map(RowView().environmentObject)`: an unapplied method, whose argument is unknown.
  private static func passedOn(
    _ use: EnvironmentCallUse, _ counterpart: String, in file: Int, _ scope: LookupScope,
    _ context: RuleContext
  ) -> [Rewrite] {
    if mayBeOther(use, in: scope, context) { return [] }
    let message =
      "'\(context.quotation(use.argumentRange, in: file))' is handed on as a function, and '.\(counterpart)(…)' needs to know the type of what it is given; call it in a closure whose parameter has a type"
    return context.types.order.map {
      .blocked(
        [$0],
        context.diagnostic(.unclearEnvironmentObject, at: use.argumentRange.lowerBound, in: file, message))
    }
  }

  /// The argument may be a property of that name, or, outside of views, a member of another module.
  private static func mayBeOther(
    _ use: EnvironmentCallUse, in scope: LookupScope, _ context: RuleContext
  ) -> Bool {
    let index = context.index
    guard let receiver = use.receiver else {
      if index.variables(named: use.name, visibleFrom: scope)?.isEmpty == false { return true }
      switch index.selfType(in: scope) {
      case .external(let names, _): return !ProjectModel.builtProtocols.contains(names.last ?? "")
      case .project(let type, _): return !context.model.conforms(type, toOneOf: ProjectModel.builtProtocols)
      default: return true
      }
    }
    let types = index.type(of: receiver, in: scope).unwrapped.declarations
    if types.isEmpty { return !index.allVariables(named: use.name).isEmpty }
    return types.contains { !index.variables(named: use.name, of: $0).isEmpty }
  }

  /// A function of that name that a type of the project declares itself.
  private static func isOwnFunction(
    _ use: EnvironmentCallUse, in scope: LookupScope, _ context: RuleContext
  ) -> Bool {
    let type = use.receiver.map { context.index.type(of: $0, in: scope) } ?? context.index.selfType(in: scope)
    return type.unwrapped.declarations.contains { owner in
      context.index.declarations(of: owner).contains { declaration in
        context.index[declaration].functions.contains { $0.kind == .function && $0.name == use.name }
      }
    }
  }

  /// Not an object of the project, for certain.
  private static func isOthers(_ type: ResolvedType, _ context: RuleContext) -> Bool {
    switch type {
    case .unknown, .ambiguous, .existential: false
    case .parameter: type.observableParameterOwner != nil && context.model.subjects(in: type) != nil
    default: true
    }
  }

  private static func unclear(
    _ use: EnvironmentCallUse, _ counterpart: String, in file: Int, _ context: RuleContext
  ) -> Diagnostic {
    context.diagnostic(
      .unclearEnvironmentObject, at: use.argumentRange.lowerBound, in: file,
      "the type of '\(context.quotation(use.argumentRange, in: file))' is not clear from the sources, and '.\(counterpart)(…)' needs to know it; write it out, as in 'let model: SomeModel'"
    )
  }
}
