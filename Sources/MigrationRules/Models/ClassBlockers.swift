import MigrationPlanning
import SwiftModel

/// Reasons why a class cannot have the `@Observable` macro.
enum ClassBlockers {
  static func diagnostics(
    for subject: ObservableTypes.Subject, _ aliases: ConformanceAliases, in context: RuleContext
  ) -> [Diagnostic] {
    let fact = context.index[subject.id]
    let file = subject.id.file
    let name = context.name(of: subject.id)
    func blocked(_ id: DiagnosticID, _ message: String, at offset: Int? = nil) -> Diagnostic {
      context.diagnostic(id, at: offset ?? fact.nameRange.lowerBound, in: file, message)
    }
    var found: [Diagnostic] = []
    if fact.kind == .actor {
      found.append(
        blocked(
          .unsupportedDeclaration,
          "'\(name)' is an actor, and '@Observable' takes classes only; make it a '@MainActor' class first"))
    }
    if fact.isLocal, context.model.needsMacro(subject) {
      found.append(
        blocked(
          .declaredInFunction,
          "'\(name)' is declared in a function, where no macro can extend it; move it out first"))
    }
    found += conformancesToOldSystem(of: subject, in: context)
    found += AttachedMacros.diagnostics(for: subject, in: context.model)
    found += aliasedConformances(of: subject, aliases, in: context)
    found += [UnclearSupertypes.blocker(of: subject, in: context)].compactMap(\.self)
    found += namesTaken(from: subject, in: context)
    if fact.functions.contains(where: { $0.kind == .initializer && $0.isInlinable }) {
      found.append(
        blocked(
          .unsupportedDeclaration,
          "'\(name)' has an '@inlinable' initializer, which could not set the storage of the macro; take the attribute away first"
        ))
    }
    return found
  }

  /// Classes with an unresolved superclass that has the name of an observable class: if it is that class, they would
  /// not be migrated with it.
  static func unclearSubclasses(in context: RuleContext) -> [Rewrite] {
    let byName = Dictionary(grouping: context.classes.map(\.id)) { context.index[$0].name.last ?? "" }
    return context.index.nominalTypes.filter { context.index[$0].kind == .class && context.types[$0] == nil }
      .flatMap { type -> [Rewrite] in
        let fact = context.index[type]
        guard let entry = fact.inheritance?.entries.first, let name = entry.type.dottedName?.last,
          let candidates = byName[name], context.index.superclasses(of: type).isEmpty
        else { return [] }
        let scope = LookupScope(file: type.file, enclosingType: fact.parent)
        // A name that certainly refers to another type does not matter.
        let resolved = context.index.resolve(entry.type, in: scope)
        if case .project = resolved { return [] }
        return candidates.filter { candidate in
          // Nor does that of a nested type, which no name alone refers to from elsewhere.
          if case .external(let names, _) = resolved, names.count == 1 {
            return context.index[candidate].parent == nil
          }
          return true
        }.map { candidate in
          .blocked(
            [candidate],
            context.diagnostic(
              .ambiguousType, at: entry.range.lowerBound, in: type.file,
              "'\(context.name(of: type))' inherits from '\(entry.type)', which may be '\(context.name(of: candidate))': the sources do not say; write it out or rename one"
            ))
        }
      }
  }

  /// Said where the type is declared that has the name, once for all classes that see it.
  private static func namesTaken(
    from subject: ObservableTypes.Subject, in context: RuleContext
  ) -> [Diagnostic] {
    namesOfTheMacro.compactMap { name in
      let type = context.index.resolve(.name(name), in: LookupScope(inside: subject.id))
      if type == .external([name], arguments: []) { return nil }
      let declaration = type.declarations.first ?? subject.id
      return context.diagnostic(
        .nameTaken, at: context.index[declaration].nameRange.lowerBound, in: declaration.file,
        "a type named '\(name)' is visible to classes of the old system, and the macro's code would mean it; rename that type first"
      )
    }
  }

  /// Types that the macro's expansion names without their module.
  private static let namesOfTheMacro = ["Observation", "KeyPath", "Equatable", "AnyObject", "Bool"]

  private static func aliasedConformances(
    of subject: ObservableTypes.Subject, _ aliases: ConformanceAliases, in context: RuleContext
  ) -> [Diagnostic] {
    subject.conformances.compactMap { conformance in
      let declaration = context.index[conformance.declaration]
      guard !aliases.contains(conformance), let entry = declaration.inheritance?.entries[conformance.entry]
      else { return nil }
      let scope = LookupScope(file: conformance.declaration.file, enclosingType: declaration.parent)
      let isWritten = entry.type.boundParts.contains {
        AppleName.observableObject.isMeant(by: $0, at: scope, in: context.index)
      }
      if isWritten { return nil }
      return context.diagnostic(
        .conformanceThroughAlias, at: entry.range.lowerBound, in: conformance.declaration.file,
        "'\(context.name(of: subject.id))' is an observable object through '\(entry.type)'; write 'ObservableObject' in its inheritance list first"
      )
    }
  }

  /// Conformances to other modules' protocols that are named after `ObservableObject`: the module may find conforming
  /// types through it, and would no longer do so.
  private static func conformancesToOldSystem(
    of subject: ObservableTypes.Subject, in context: RuleContext
  ) -> [Diagnostic] {
    context.index.declarations(of: subject.id).flatMap { declaration -> [Diagnostic] in
      let fact = context.index[declaration]
      let scope = LookupScope(file: declaration.file, enclosingType: fact.parent)
      return (fact.inheritance?.entries ?? []).compactMap { entry in
        guard case .external(let names, _) = context.index.resolveBound(entry.type, in: scope),
          let name = names.last, name != "ObservableObject", name.hasPrefix("ObservableObject")
        else { return nil }
        return context.diagnostic(
          .foreignObjectWrapper, at: entry.range.lowerBound, in: declaration.file,
          "'\(name)' is named for objects of the old system, and its module may no longer find '\(context.name(of: subject.id))'; use what the module has for '@Observable' first"
        )
      }
    }
  }
}
