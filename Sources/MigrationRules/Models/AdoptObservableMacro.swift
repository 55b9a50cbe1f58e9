import MigrationPlanning
import SourceText
import SwiftModel

/// Attaches the `@Observable` macro to a class and removes its conformance to `ObservableObject`.
///
/// ```swift
/// class Library: ObservableObject, Identifiable { … }
/// ```
/// becomes
/// ```swift
/// @Observable
/// class Library: Identifiable { … }
/// ```
///
/// The conformance may be in an extension, in any file. It stays where a `@StateObject` does (`KeptStateObjects`). A subclass gets a macro of its own if it has stored variables.
/// Blocks with `unsupported-declaration`, `declared-in-function`, `attached-macro`, `conformance-through-alias`,
/// `superclass-outside-sources`, `implicit-initializer`, `name-taken` and `synthesized-coding`.
enum AdoptObservableMacro {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let aliases = ConformanceAliases(in: context)
    return context.classes.flatMap { subject -> [Rewrite] in
      var rewrites = ties(of: subject, in: context)
      rewrites += ClassBlockers.diagnostics(for: subject, aliases, in: context).map {
        .blocked([subject.id], $0)
      }
      rewrites += HiddenCalls.rewrites(in: subject, context)
      rewrites += subject.conformances.filter { !aliases.contains($0) }
        .map { removal(of: $0, from: subject, in: context) }
      if context.model.needsMacro(subject) { rewrites.append(macro(for: subject, in: context)) }
      if subject.conformances.isEmpty {
        let keepsOld =
          subject.observableSuperclass == nil && context.keptStateObjects.keepsConformance(of: subject.id)
        let isSpelledOut = SpelledOutConformance.isNeeded(for: subject, in: context)
        if keepsOld || isSpelledOut {
          rewrites.append(
            SpelledOutConformance.addition(to: subject, old: keepsOld, new: isSpelledOut, context))
        }
      }
      return rewrites
    } + aliases.rewrites + StoredObjectNotes(in: context).rewrites
      + ClassBlockers.unclearSubclasses(in: context)
      + ImplicitInitializer.rewrites(in: context)
  }

  /// Ties a class to its superclass and to the observable protocols it conforms to: they move together.
  private static func ties(of subject: ObservableTypes.Subject, in context: RuleContext) -> [Rewrite] {
    let superclasses = context.index.superclasses(of: subject.id).filter { context.types[$0] != nil }
    let partners = subject.observableProtocols + superclasses
    return partners.map { .tie([subject.id, $0], at: context.location(of: subject.id)) }
  }

  private static func macro(for subject: ObservableTypes.Subject, in context: RuleContext) -> Rewrite {
    let fact = context.index[subject.id]
    let source = context.source(subject.id.file)
    let isTaken = context.index.macroNames.contains("Observable")
    let attribute = isTaken ? "@Observation.Observable" : "@Observable"
    var edits = [source.insertingAttribute(attribute, before: fact.range.lowerBound)]
    var notes = UnclearSupertypes.notes(on: subject, in: context)
    // The extension of a subclass would be empty.
    let staysHidden =
      subject.observableSuperclass != nil || SpelledOutConformance.isNeeded(for: subject, in: context)
    for (type, access) in staysHidden ? [] : context.model.hiddenScopes(of: subject.id) {
      edits.append(source.replacing(access.range, with: "fileprivate"))
      notes.append(
        context.diagnostic(
          .madeFileprivate, at: access.range.lowerBound, in: subject.id.file,
          "'\(context.name(of: type))' is made 'fileprivate': the macro's extension cannot see a private nested type"
        ))
    }
    return .edits(
      edits, of: [subject.id], in: subject.id.file, notes: notes, counts: .declaration,
      needsObservation: true)
  }

  private static func removal(
    of conformance: ObservableTypes.Conformance, from subject: ObservableTypes.Subject,
    in context: RuleContext
  ) -> Rewrite {
    let file = conformance.declaration.file
    let fact = context.index[conformance.declaration]
    let source = context.source(file)
    guard let clause = fact.inheritance else { return .edits([], of: [subject.id], in: file) }
    if context.keptStateObjects.keepsConformance(of: subject.id) {
      return staying(conformance, of: subject, in: context)
    }
    if SpelledOutConformance.isNeeded(for: subject, in: context) {
      return SpelledOutConformance.replacement(of: conformance, in: subject, context)
    }
    if let edit = compositionEdit(clause.entries[conformance.entry], at: conformance.declaration, context) {
      return .edits([edit], of: [subject.id], in: file)
    }
    if fact.kind == .extension, clause.entries.count == 1, isEmpty(fact, in: source) {
      return .edits([source.removingDeclaration(fact.range)], of: [subject.id], in: file)
    }
    return .edits(
      InheritanceEdits.removing(entry: conformance.entry, of: clause, in: source), of: [subject.id], in: file)
  }

  /// A `@StateObject` that stays needs it.
  private static func staying(
    _ conformance: ObservableTypes.Conformance, of subject: ObservableTypes.Subject, in context: RuleContext
  ) -> Rewrite {
    let declaration = conformance.declaration
    guard SpelledOutConformance.isNeeded(for: subject, in: context),
      let entry = context.index[declaration].inheritance?.entries[conformance.entry]
    else { return .edits([], of: [subject.id], in: declaration.file) }
    let name = context.model.observableName(
      at: LookupScope(file: declaration.file, enclosingType: context.index[declaration].parent))
    let edit = context.source(declaration.file).inserting(", " + name, at: entry.range.upperBound)
    return .edits([edit], of: [subject.id], in: declaration.file, needsObservation: true)
  }

  /// Removes a part of `ObservableObject & Identifiable`.
  private static func compositionEdit(
    _ entry: InheritedTypeFact, at declaration: TypeID, _ context: RuleContext
  ) -> SourceEdit? {
    guard case .composition(let parts) = entry.type else { return nil }
    let source = context.source(declaration.file)
    let scope = LookupScope(file: declaration.file, enclosingType: context.index[declaration].parent)
    let left = parts.filter { !AppleName.observableObject.isMeant(by: $0, at: scope, in: context.index) }
    return source.replacing(entry.range, with: left.map { "\($0)" }.joined(separator: " & "))
  }

  private static func isEmpty(_ fact: TypeFact, in source: SourceFile) -> Bool {
    let inside = fact.memberBlockRange.lowerBound + 1..<fact.memberBlockRange.upperBound - 1
    let head = fact.range.lowerBound..<fact.memberBlockRange.lowerBound
    return !fact.hasMembers && source.isBlank(inside) && !source.text(in: head).contains("/")
      && fact.attributes.allSatisfy { $0.name == ["available"] }
  }
}
