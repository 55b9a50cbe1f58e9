import MigrationPlanning
import SourceText
import SwiftModel

/// Removes an `objectWillChange` that a class declares itself, if all of its uses are removed.
///
/// ```swift
/// let objectWillChange = ObservableObjectPublisher()     // or ObjectWillChangePublisher()
/// ```
///
/// It stays if something subscribes to it and publishers are bridged. Blocks with `object-will-change-used`, also if a protocol that is not observable itself requires the property.
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
    // The requirement of a protocol that refines `ObservableObject` is removed.
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
    guard DeclaredPublisher.isPlainPublisher(variable, in: declaration, context.model),
      variable.bindingRanges.count == 1
    else {
      return .blocked(
        [subject],
        context.diagnostic(
          .objectWillChangeUsed, at: variable.nameRange.lowerBound, in: declaration.file,
          "'\(context.name(of: subject))' declares its own 'objectWillChange'; remove it, and let the tracked properties announce their changes"
        ))
    }
    if context.keepsSends(of: subject) {
      let ignoring = source.inserting("@ObservationIgnored ", at: variable.declarationRange.lowerBound)
      return .edits(variable.isLet ? [] : [ignoring], of: [subject], in: declaration.file)
    }
    return .edits(
      [source.removingStatement(variable.declarationRange)], of: [subject], in: declaration.file,
      counts: .property)
  }
}
