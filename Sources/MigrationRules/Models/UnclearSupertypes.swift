package import MigrationPlanning
import SwiftModel

/// Superclasses and protocols that no given source declares.
package enum UnclearSupertypes {
  /// A note on each class with `@Published` variables that may be an observable object through such a type. An
  /// observable class of that name says itself that it may be the one.
  package static func notes(in context: RuleContext) -> [Diagnostic] {
    let known = Set(context.classes.compactMap { context.index[$0.id].name.last })
    return context.index.nominalTypes.compactMap { type in
      let fact = context.index[type]
      guard fact.kind == .class, context.types[type] == nil, context.types.foreign[type] == nil,
        fact.variables.contains(where: { context.isPublished($0, in: type) }),
        let ancestor = context.index.unknownAncestor(of: type), !known.contains(ancestor),
        !KnownTypes.isPlainAppleClass(ancestor)
      else { return nil }
      return diagnostic(
        on: type,
        "'\(context.name(of: type))' has '@Published' variables, and may be an observable object through '\(ancestor)', which is not in the given sources; give the folder that declares it with '--context'",
        context)
    }
  }

  /// The reason why a class cannot move: the superclass may be observable itself.
  static func blocker(of subject: ObservableTypes.Subject, in context: RuleContext) -> Diagnostic? {
    let name = context.name(of: subject.id)
    switch superclass(of: subject, in: context) {
    case .ambiguous(let type):
      return diagnostic(
        on: subject.id, "the superclass or protocol '\(type)' has several declarations; rename one", context)
    case .foreign(let type) where subject.conformances.isEmpty:
      return diagnostic(
        on: subject.id,
        "'\(name)' inherits from '\(type)', which is not in the given sources; give its sources too, or move it by hand",
        context)
    default: return nil
    }
  }

  /// The superclass of a class that writes the conformance does not conform, as that would not compile.
  static func notes(on subject: ObservableTypes.Subject, in context: RuleContext) -> [Diagnostic] {
    guard case .foreign(let type) = superclass(of: subject, in: context) else { return [] }
    let name = context.name(of: subject.id)
    return [
      diagnostic(
        on: subject.id,
        "'\(name)' inherits from '\(type)', which is not in the given sources: what that stores is not tracked, and a view that shows it was updated with every change of '\(name)'; give its sources too, to know",
        context)
    ]
  }

  private enum Superclass {
    /// Neither in the sources nor one of Apple's plain classes.
    case foreign(TypeExpression)
    case ambiguous(TypeExpression)
  }

  private static func superclass(
    of subject: ObservableTypes.Subject, in context: RuleContext
  ) -> Superclass? {
    let fact = context.index[subject.id]
    guard let first = fact.inheritance?.entries.first else { return nil }
    let scope = LookupScope(file: subject.id.file, enclosingType: fact.parent)
    switch context.index.resolveBound(first.type, in: scope) {
    case .external(let name, _):
      let isUnknown = name.last.map { !KnownTypes.isPlainAppleClass($0) } ?? false
      return isUnknown && fact.hasSuperclass ? .foreign(first.type) : nil
    case .ambiguous(let ids):
      return ids.allSatisfy { context.types[$0] != nil } ? nil : .ambiguous(first.type)
    default: return nil
    }
  }

  private static func diagnostic(on type: TypeID, _ message: String, _ context: RuleContext) -> Diagnostic {
    context.diagnostic(
      .superclassOutsideSources, at: context.index[type].nameRange.lowerBound, in: type.file, message)
  }
}

extension TypeFact {
  /// A class with an `override` or a use of `super` has a superclass, the first entry of its inheritance clause.
  fileprivate var hasSuperclass: Bool {
    variables.contains { $0.modifiers.contains(named: "override") }
      || functions.contains { $0.modifiers.contains(named: "override") || $0.superInitializerEnd != nil }
  }
}
