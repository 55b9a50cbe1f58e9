import MigrationPlanning
import SourceText
import SwiftModel

/// Writes out the conformance to `Observable` for a class for which the macro's extension would not compile.
///
/// ```swift
/// private final class Player: ObservableObject {
///   var clip: Clip?   // a private type beside it
/// }
/// ```
/// becomes
/// ```swift
/// @Observable
/// private final class Player: Observable {
///   var clip: Clip?
/// }
/// ```
///
/// This concerns a private nested class that cannot become `fileprivate`, since its members have private types, and a
/// class with a comment behind `@available`, which the macro would copy.
enum SpelledOutConformance {
  static func isNeeded(for subject: ObservableTypes.Subject, in context: RuleContext) -> Bool {
    guard subject.observableSuperclass == nil, context.model.needsMacro(subject) else {
      return false
    }
    return hasCommentedAvailability(subject, context)
      || !context.model.hiddenScopes(of: subject.id).isEmpty
        && ([subject.id] + context.model.hiddenScopes(of: subject.id).map(\.0)).contains {
          showsPrivateTypes($0, context)
        }
  }

  static func replacement(
    of conformance: ObservableTypes.Conformance, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Rewrite {
    let declaration = conformance.declaration
    let fact = context.index[declaration]
    let scope = LookupScope(file: declaration.file, enclosingType: fact.parent)
    guard let entry = fact.inheritance?.entries[conformance.entry], entry.type.dottedName != nil else {
      return .blocked(
        [subject.id],
        context.diagnostic(
          .unsupportedDeclaration, at: fact.nameRange.lowerBound, in: declaration.file,
          "the macro's extension could not name '\(context.name(of: subject.id))', and 'Observable' cannot be written in its place; write 'ObservableObject' in the inheritance list of the class first"
        ))
    }
    return .edits(
      [
        context.source(declaration.file)
          .replacing(entry.range, with: context.model.observableName(at: scope))
      ], of: [subject.id], in: declaration.file, needsObservation: true)
  }

  /// Whether a comment follows an `@available`: the macro copies both, and the comment hides the code behind it.
  private static func hasCommentedAvailability(
    _ subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    let source = context.source(subject.id.file)
    return context.index[subject.id].attributes.contains { attribute in
      attribute.name == ["available"]
        && source.endWithComment(after: attribute.range.upperBound) > attribute.range.upperBound
    }
  }

  /// Whether a private type is part of the class's inheritance clause, bounds, or a member that is not private.
  private static func showsPrivateTypes(_ type: TypeID, _ context: RuleContext) -> Bool {
    let fact = context.index[type]
    let scope = LookupScope(inside: type)
    func isPrivate(_ written: TypeExpression?) -> Bool {
      written.map { context.index.resolve($0, in: scope).mentionsPrivateType(in: context.index) } ?? false
    }
    if fact.inheritance?.entries.contains(where: { isPrivate($0.type) }) == true { return true }
    if fact.genericParameters.contains(where: { isPrivate($0.bound) }) { return true }
    if fact.requirements.contains(where: { isPrivate($0.bound) }) { return true }
    let hasPrivateVariable = fact.variables.contains { variable in
      variable.accessLevel != .private
        && context.index.typeOfVariable(variable, in: scope).mentionsPrivateType(in: context.index)
    }
    return hasPrivateVariable
      || fact.functions.contains { function in
        function.modifiers.accessLevel != .private
          && (isPrivate(function.result) || function.parameters.contains { isPrivate($0.type) })
      }
  }
}

extension ResolvedType {
  fileprivate func mentionsPrivateType(in index: ProjectIndex) -> Bool {
    func isPrivate(_ type: ResolvedType) -> Bool { type.mentionsPrivateType(in: index) }
    switch self {
    case .project(let id, let arguments):
      return index[id].parent != nil && index[id].accessLevel == .private
        || arguments.contains(where: isPrivate)
    case .external(_, let arguments): return arguments.contains(where: isPrivate)
    case .optional(let type), .array(let type), .function(let type), .metatype(let type):
      return isPrivate(type)
    case .dictionary(let key, let value): return isPrivate(key) || isPrivate(value)
    case .tuple(let types, _), .existential(let types), .parameter(_, let types, _):
      return types.contains(where: isPrivate)
    case .ambiguous, .unknown: return false
    }
  }
}
