import MigrationPlanning
import SourceText
import SwiftModel

/// Removes the `objectWillChange` that a class declares itself, where every use of it goes.
///
/// ```swift
/// let objectWillChange = ObservableObjectPublisher()     // or ObjectWillChangePublisher()
/// ```
///
/// Blocks with `object-will-change-used`, also where a protocol that is not observable itself requires one.
enum OwnPublisher {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    declared(in: context) + required(in: context)
  }

  private static func declared(in context: RuleContext) -> [Rewrite] {
    context.classes.flatMap { subject in
      context.index.declarations(of: subject.id).flatMap { declaration in
        context.index[declaration].variables.filter { $0.name == "objectWillChange" && !$0.isStatic }
          .map { rewrite(of: $0, in: declaration, of: subject.id, context) }
      }
    }
  }

  /// ```swift
  /// protocol Model: AnyObject { var objectWillChange: ObservableObjectPublisher { get } }
  /// ```
  private static func required(in context: RuleContext) -> [Rewrite] {
    // The requirement of one that refines `ObservableObject` goes.
    let requirements = context.index.allVariables(named: "objectWillChange").filter { id in
      context.index[id.declaration].kind == .protocol && context.types[id.declaration] == nil
    }
    if requirements.isEmpty { return [] }
    return context.classes.flatMap { subject -> [Rewrite] in
      let protocols = Set(context.index.lineage(of: subject.id).flatMap(context.index.allRefinedProtocols))
      return requirements.filter { protocols.contains($0.declaration) }.map { id in
        let name = context.name(of: id.declaration)
        return .blocked(
          [subject.id],
          context.diagnostic(
            .objectWillChangeUsed, at: context.index[id].nameRange.lowerBound, in: id.declaration.file,
            "'\(name)' requires 'objectWillChange', and '\(context.name(of: subject.id))' would have none; remove the requirement, and observe the properties that matter with 'withObservationTracking'"
          ))
      }
    }
  }

  private static func rewrite(
    of variable: VariableFact, in declaration: TypeID, of subject: TypeID, _ context: RuleContext
  ) -> Rewrite {
    let source = context.source(declaration.file)
    guard isPlainPublisher(variable, in: declaration, context), variable.bindingRanges.count == 1 else {
      return .blocked(
        [subject],
        context.diagnostic(
          .objectWillChangeUsed, at: variable.nameRange.lowerBound, in: declaration.file,
          "'\(context.name(of: subject))' declares its own 'objectWillChange'; remove it, and let the tracked properties announce their changes"
        ))
    }
    return .edits(
      [source.removingStatement(variable.declarationRange)], of: [subject], in: declaration.file,
      counts: .property)
  }

  /// A stored publisher that nothing but `send()` makes emit.
  static func isPlainPublisher(
    _ variable: VariableFact, in declaration: TypeID, _ context: RuleContext
  ) -> Bool {
    guard variable.isStored, variable.initializerRange != nil, !variable.hasObservers,
      let written = writtenType(of: variable), let name = written.last
    else { return false }
    let outer = Array(written.dropLast())
    if name == AssociatedPublisherUse.name {
      return isAssociatedType(of: outer, in: declaration, context)
    }
    return ["ObservableObjectPublisher", "PassthroughSubject"].contains(name)
      && (variable.type != nil || outer.isEmpty || outer == ["Combine"])
  }

  /// Whether a place is in the declaration of an `objectWillChange` that goes with the migration.
  static func declares(at offset: Int, in scope: LookupScope, _ context: RuleContext) -> Bool {
    guard let type = scope.enclosingType else { return false }
    let declaration = TypeID(file: scope.file, index: type)
    return context.index[declaration].variables.contains { variable in
      variable.name == "objectWillChange" && variable.declarationRange.contains(offset)
        && isPlainPublisher(variable, in: declaration, context)
    }
  }

  /// The dotted name of the type as it is written, or of the type whose initializer makes the value.
  private static func writtenType(of variable: VariableFact) -> [String]? {
    if let type = variable.type { return type.dottedName }
    guard case .call(let callee, _)? = variable.initializer else { return nil }
    return dottedName(of: callee)
  }

  private static func dottedName(of expression: ExpressionFact) -> [String]? {
    switch expression {
    case .name(let name): [name]
    case .type(let type): type.dottedName
    case .member(let base, let name): dottedName(of: base).map { $0 + [name] }
    default: nil
    }
  }

  /// `ObjectWillChangePublisher` of the class itself is an `ObservableObjectPublisher`, where nothing in the sources
  /// says otherwise.
  private static func isAssociatedType(
    of outer: [String], in declaration: TypeID, _ context: RuleContext
  ) -> Bool {
    guard !context.index.declaresType(named: AssociatedPublisherUse.name) else { return false }
    if outer.isEmpty || outer == ["Self"] { return true }
    let base = TypeExpression.named(outer.map { TypeExpression.Component(name: $0) })
    let type = context.index.resolve(base, in: LookupScope(inside: declaration))
    return !type.declarations.isEmpty && type.declarations == context.index.owners(of: declaration)
  }
}
