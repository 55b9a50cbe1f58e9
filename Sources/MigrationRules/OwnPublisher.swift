import MigrationPlanning
import ProjectIndex
import SourceText

/// Removes the `objectWillChange` that a class declares itself, where every use of it goes.
///
/// ```swift
/// let objectWillChange = ObservableObjectPublisher()
/// ```
///
/// Blocks with `object-will-change-used`.
enum OwnPublisher {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.classes.flatMap { subject in
      context.index.declarations(of: subject.id).flatMap { declaration in
        context.index[declaration].variables.filter { $0.name == "objectWillChange" && !$0.isStatic }
          .map { rewrite(of: $0, in: declaration, of: subject.id, context) }
      }
    }
  }

  private static func rewrite(
    of variable: VariableFact, in declaration: TypeID, of subject: TypeID, _ context: RuleContext
  ) -> Rewrite {
    let source = context.source(declaration.file)
    guard isPlainPublisher(variable, context), variable.bindingRanges.count == 1 else {
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
  static func isPlainPublisher(_ variable: VariableFact, _ context: RuleContext) -> Bool {
    guard variable.isStored, variable.initializerRange != nil, !variable.hasObservers else { return false }
    let names = ["ObservableObjectPublisher", "PassthroughSubject"]
    if let name = variable.type?.dottedName?.last { return names.contains(name) }
    guard case .call(let callee)? = variable.initializer else { return false }
    switch callee {
    case .name(let name): return names.contains(name)
    case .type(let type): return type.dottedName.map { names.contains($0.last ?? "") } ?? false
    case .member(.name("Combine"), let name): return names.contains(name)
    default: return false
    }
  }
}
