import MigrationPlanning
import ProjectIndex
import SourceText

/// Lets a protocol refine `Observable` instead of `ObservableObject`.
///
/// ```swift
/// protocol Fetching: ObservableObject { … }
/// ```
/// becomes
/// ```swift
/// protocol Fetching: AnyObject, Observable { … }
/// ```
///
/// It moves with all classes that conform to it. Blocks with `conformance-through-alias`.
enum RefineObservable {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.types.order.compactMap { context.types[$0] }.filter(\.isProtocol).flatMap { subject in
      subject.observableProtocols.map { Rewrite.tie([subject.id, $0], in: subject.id.file) }
        + subject.conformances.map { replacement(of: $0, in: subject, context) }
    }
  }

  private static func replacement(
    of conformance: ObservableTypes.Conformance, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Rewrite {
    let file = conformance.declaration.file
    let fact = context.index[conformance.declaration]
    guard let entries = fact.inheritance?.entries else { return .edits([], of: [subject.id], in: file) }
    let entry = entries[conformance.entry]
    let scope = LookupScope(file: file, enclosingType: fact.parent)
    guard let name = entry.type.dottedName,
      AppleName.observableObject.isMeant(by: name, at: scope, in: context.index)
    else {
      return .blocked(
        [subject.id],
        context.diagnostic(
          .conformanceThroughAlias, at: entry.range.lowerBound, in: file,
          "'\(context.name(of: subject.id))' refines 'ObservableObject' through '\(entry.type)'; write it out first"
        ))
    }
    let isTaken = !context.index.resolve(.name("Observable"), in: scope).isExternal
    let observable = isTaken ? "Observation.Observable" : "Observable"
    let isClassBound = entries.contains { $0.type.dottedName == ["AnyObject"] }
    return .edits(
      [
        context.source(file).replacing(
          entry.range, with: isClassBound ? observable : "AnyObject, " + observable)
      ], of: [subject.id], in: file, counts: .declaration, needsObservation: true)
  }
}
