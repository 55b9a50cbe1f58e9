import MigrationPlanning
import SourceText
import SwiftModel

/// Makes a protocol refine `Observable` instead of `ObservableObject`.
///
/// ```swift
/// protocol Fetching: ObservableObject { … }
/// ```
/// becomes
/// ```swift
/// protocol Fetching: AnyObject, Observable { … }
/// ```
///
/// The protocol moves with all classes that conform to it. `where ObjectWillChangePublisher ==
/// ObservableObjectPublisher` is removed. Blocks with `conformance-through-alias`.
enum RefineObservable {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let aliases = ConformanceAliases(in: context)
    return context.types.order.compactMap { context.types[$0] }.filter(\.isProtocol).flatMap { subject in
      subject.observableProtocols.map { Rewrite.tie([subject.id, $0], at: context.location(of: subject.id)) }
        + subject.conformances.filter { !aliases.contains($0) }
        .map { replacement(of: $0, in: subject, context) }
        + otherConformers(of: subject, context)
    } + AssociatedPublisher.removals(in: context.model)
  }

  /// Conforming types that cannot have the macro: actors, types of other modules, and classes that are observable through one
  /// of Apple's.
  private static func otherConformers(
    of subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    let actors = context.index.nominalTypes.filter { context.index[$0].kind == .actor }
    let others = context.index.extensionsOfOthers.keys.sorted()
      .flatMap { context.index.extensionsOfOthers[$0] ?? [] }
    let managed = context.types.foreign.sorted { $0.key < $1.key }.flatMap { type, ancestor in
      context.index.declarations(of: type).map { ($0, "stays observable through '\(ancestor)'") }
    }
    let found =
      (actors + others).map { ($0, "can have no macro that would track it") } + managed
    return found.compactMap { type, reason in
      let fact = context.index[type]
      let scope = LookupScope(file: type.file, enclosingType: fact.parent)
      let entry = fact.inheritance?.entries.first { entry in
        entry.type.boundParts.contains {
          context.index.resolve($0, in: scope).declarations.contains(subject.id)
        }
      }
      return entry.map { entry in
        .blocked(
          [subject.id],
          context.diagnostic(
            .unsupportedDeclaration, at: entry.range.lowerBound, in: type.file,
            "'\(fact.name.joined(separator: "."))' conforms to '\(context.name(of: subject.id))' and \(reason); take the conformance away first"
          ))
      }
    }
  }

  private static func replacement(
    of conformance: ObservableTypes.Conformance, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Rewrite {
    let file = conformance.declaration.file
    let fact = context.index[conformance.declaration]
    guard let clause = fact.inheritance else { return .edits([], of: [subject.id], in: file) }
    let entries = clause.entries
    let entry = entries[conformance.entry]
    let scope = LookupScope(file: file, enclosingType: fact.parent)
    let parts = entry.type.compositionParts
    func isObservableObject(_ part: TypeExpression) -> Bool {
      AppleName.observableObject.isMeant(by: part, at: scope, in: context.index)
    }
    guard parts.contains(where: isObservableObject) else {
      return .blocked(
        [subject.id],
        context.diagnostic(
          .conformanceThroughAlias, at: entry.range.lowerBound, in: file,
          "'\(context.name(of: subject.id))' refines 'ObservableObject' through '\(entry.type)'; write it out first"
        ))
    }
    let observable = context.model.observableName(at: scope)
    let written = entries.flatMap(\.type.compositionParts).map { "\($0)" }
    let others = parts.filter { !isObservableObject($0) }.map { "\($0)" }
    let bound = written.contains("AnyObject") || written.contains("class") ? [] : ["AnyObject"]
    let replacement = bound + others + [observable]
    let isRefinedAlready = written.contains(observable) && entries.count > 1
    let source = context.source(file)
    var edits = [
      source.replacing(entry.range, with: replacement.joined(separator: parts.count > 1 ? " & " : ", "))
    ]
    if isRefinedAlready {
      edits =
        bound.isEmpty
        ? InheritanceEdits.removing(entry: conformance.entry, of: clause, in: source)
        : [source.replacing(entry.range, with: "AnyObject")]
    }
    return .edits(
      edits,
      of: [subject.id], in: file, counts: .declaration, needsObservation: true)
  }
}

extension TypeExpression {
  /// The parts of `P & Q`; else the type itself.
  fileprivate var compositionParts: [TypeExpression] {
    if case .composition(let parts) = self { return parts }
    return [self]
  }
}
