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
/// This concerns a private nested class that cannot become `fileprivate`, since it names private types beside it, and a
/// class with a comment behind `@available`, which the macro would copy.
enum SpelledOutConformance {
  static func isNeeded(for subject: ObservableTypes.Subject, in context: RuleContext) -> Bool {
    guard subject.observableSuperclass == nil, context.model.needsMacro(subject) else {
      return false
    }
    return hasCommentedAvailability(subject, context)
      || context.model.hiddenScopes(of: subject.id).contains { namesPrivateTypes($0.0, context) }
  }

  /// The conformance of a class that has it by a protocol, or that is to be a superclass of observable ones.
  ///
  /// - Parameters:
  ///   - old: to `ObservableObject`, which a `@StateObject` that stays needs.
  ///   - new: to `Observable`.
  static func addition(
    to subject: ObservableTypes.Subject, old: Bool, new: Bool, _ context: RuleContext
  ) -> Rewrite {
    let fact = context.index[subject.id]
    let source = context.source(subject.id.file)
    let scope = LookupScope(file: subject.id.file, enclosingType: fact.parent)
    let name = [
      old ? context.model.combineName("ObservableObject") : nil,
      new ? context.model.observableName(at: scope) : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    let edit: SourceEdit
    if let last = fact.inheritance?.entries.last {
      edit = source.inserting(", " + name, at: last.range.upperBound)
    } else if fact.genericParameters.isEmpty {
      edit = source.inserting(": " + name, at: fact.nameRange.upperBound)
    } else {
      return .blocked([subject.id], problem(of: subject.id, context))
    }
    let hasOld = context.index.files[subject.id.file].imports.contains { $0.path.first == "SwiftUI" }
    return .edits(
      [edit], of: [subject.id], in: subject.id.file, needsObservation: new, needsCombine: old && !hasOld)
  }

  static func replacement(
    of conformance: ObservableTypes.Conformance, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Rewrite {
    let declaration = conformance.declaration
    let fact = context.index[declaration]
    let scope = LookupScope(file: declaration.file, enclosingType: fact.parent)
    guard let entry = fact.inheritance?.entries[conformance.entry], entry.type.dottedName != nil else {
      return .blocked([subject.id], problem(of: declaration, context))
    }
    return .edits(
      [
        context.source(declaration.file)
          .replacing(entry.range, with: context.model.observableName(at: scope))
      ], of: [subject.id], in: declaration.file, needsObservation: true)
  }

  private static func problem(of declaration: TypeID, _ context: RuleContext) -> Diagnostic {
    context.diagnostic(
      .unsupportedDeclaration, at: context.index[declaration].nameRange.lowerBound, in: declaration.file,
      "the macro's extension could not name '\(context.name(of: declaration))', and 'Observable' cannot be written in its place; write 'ObservableObject' in the inheritance list of the class first"
    )
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

  /// Whether a type, or an extension of it, names a private type or alias that is declared outside of it in a type: one
  /// that is `fileprivate` could not show it. By its words, as what is inferred need not be written.
  private static func namesPrivateTypes(_ type: TypeID, _ context: RuleContext) -> Bool {
    let (index, source) = (context.index, context.source(type.file))
    let own = index.declarations(of: type).filter { $0.file == type.file }.map { index[$0].range }
    let types = index.files[type.file].types
    let hidden =
      types.filter { $0.parent != nil && $0.accessLevel == .private }.map { ($0.name.last ?? "", $0.range) }
      + types.flatMap(\.typeAliases).filter { $0.modifiers.accessLevel == .private }.map {
        ($0.name, $0.range)
      }
    return hidden.contains { name, range in
      !own.contains { $0.contains(range.lowerBound) }
        && own.contains { source.mentions(name, in: $0) }
    }
      || index.declarations(of: type).contains { hasInferredPrivateType($0, context) }
  }

  private static func hasInferredPrivateType(_ declaration: TypeID, _ context: RuleContext) -> Bool {
    let scope = LookupScope(inside: declaration)
    return context.index[declaration].variables.contains { variable in
      variable.accessLevel != .private && variable.type == nil
        && context.index.typeOfVariable(variable, in: scope).mentionsPrivateType(in: context.index)
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
