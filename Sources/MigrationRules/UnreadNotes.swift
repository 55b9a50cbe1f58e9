import MigrationPlanning
import ProjectIndex
import SourceText

/// A view that observed an object and reads nothing of it was updated with every change all the same, and with it
/// what it shows from elsewhere. It is updated no more. An object that announced nothing updated no view.
enum UnreadNotes {
  static func notes(for property: WrappedProperty, in context: RuleContext) -> [Diagnostic] {
    guard let owner = context.index.owner(of: property.id), context.index[owner].kind == .struct,
      !property.variable.isStatic
    else { return [] }
    let name = property.variable.name
    let declarations = context.index.declarations(of: owner)
    let spellings = [name, "$" + name, "_" + name]
    let isMentioned = declarations.contains { declaration in
      spellings.contains { context.index[declaration].mentionCounts[$0] != nil }
    }
    guard !isMentioned || isMentionedOnlyByInitializers(property, of: declarations, context),
      property.variable.isHidden || !spellings.contains(where: { context.isMentioned($0, outside: owner) }),
      !context.areSilent(property.subjects)
    else { return [] }
    return [
      context.diagnostic(
        .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(name)' is never read: '\(context.name(of: owner))' was updated with every change of it, and is not any more; read there what depends on it"
      )
    ]
  }

  /// An initializer that fills a property mentions it too.
  private static func isMentionedOnlyByInitializers(
    _ property: WrappedProperty, of declarations: [TypeID], _ context: RuleContext
  ) -> Bool {
    let name = property.variable.name
    return declarations.allSatisfy { declaration in
      let type = context.index[declaration]
      let left =
        type.functions.filter { $0.kind == .initializer }.map(\.range) + [property.variable.nameRange]
      return [name, "_" + name].allSatisfy { spelling in
        !context.source(declaration.file).mentions(spelling, in: type.range) { offset in
          !left.contains { $0.contains(offset) }
        }
      }
    }
  }
}
