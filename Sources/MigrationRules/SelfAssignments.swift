import MigrationPlanning
import ProjectIndex
import SourceText

/// Lets a published variable that is assigned what it is announce that still: a tracked one says nothing of an equal
/// value, or of the same object.
///
/// ```swift
/// func refresh() { items = items }
/// ```
/// becomes
/// ```swift
/// func refresh() { withMutation(keyPath: \.items) { items = items } }
/// ```
/// The same goes for an object that is assigned back by a local name, `let user = user; user.name = name; self.user =
/// user`.
enum SelfAssignments {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.index.files.indices.flatMap { file in
      context.index.files[file].selfAssignments.compactMap { rewrite(of: $0, in: file, context) }
    }
  }

  private static func rewrite(
    of assignment: SelfAssignment, in file: Int, _ context: RuleContext
  ) -> Rewrite? {
    let scope = LookupScope(file: file, enclosingType: assignment.enclosingType)
    guard let enclosing = assignment.enclosingType,
      case .project(let owner, _) = context.index.selfType(in: scope), let subject = context.types[owner],
      AdoptObservableMacro.needsMacro(subject, in: context), context.index.isSameModule(owner.file, file),
      isPublished(assignment.name, in: owner, context)
    else { return nil }
    // Not before everything is set.
    let functions = context.index.files[file].types[enclosing].functions
    let isInInitializer = functions.contains {
      $0.kind != .function && $0.range.contains(assignment.range.lowerBound)
    }
    guard !isInInitializer else { return nil }
    // What is only kept for a while is none that was changed meanwhile, unless it is an object.
    if assignment.isThroughLocal,
      context.index.variables(named: assignment.name, of: owner).allSatisfy(context.holdsOnlyValues)
    {
      return nil
    }
    let source = context.source(file)
    let opening = (assignment.namesSelf ? "self." : "") + "withMutation(keyPath: \\.\(assignment.name)) { "
    return .edits(
      [
        source.inserting(opening, at: assignment.range.lowerBound),
        source.inserting(" }", at: assignment.range.upperBound),
      ], of: [owner], in: file, counts: .use)
  }

  private static func isPublished(_ name: String, in owner: TypeID, _ context: RuleContext) -> Bool {
    let variables = context.index[owner].variables.filter { $0.name == name }
    return !variables.isEmpty
      && variables.allSatisfy { context.isPublished($0, in: owner) }
  }
}
