import MigrationPlanning
import ProjectIndex

/// A view that observed an object and reads nothing of it was updated with every change all the same, and with it
/// what it shows from elsewhere. It is updated no more.
enum UnreadNotes {
  static func notes(for property: WrappedProperty, in context: RuleContext) -> [Diagnostic] {
    guard let owner = context.index.owner(of: property.id), context.index[owner].kind == .struct,
      !property.variable.isStatic
    else { return [] }
    let name = property.variable.name
    let facts = context.index.declarations(of: owner).map { context.index[$0] }
    // An initializer that fills it mentions it too, by `self.name` or its storage.
    let inInitializers = facts.flatMap(\.functions).contains { $0.kind == .initializer }
    let spellings = [name, "$" + name, "_" + name]
    let isMentioned = facts.contains { fact in spellings.contains { fact.mentionCounts[$0] != nil } }
    let isHidden = property.variable.accessLevel.map { $0 <= .fileprivate } == true
    guard !isMentioned, !inInitializers,
      isHidden || !spellings.contains(where: { context.isMentioned($0, outside: owner) })
    else { return [] }
    return [
      context.diagnostic(
        .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(name)' is never read: '\(context.name(of: owner))' was updated with every change of it, and is not any more; read there what depends on it"
      )
    ]
  }
}
