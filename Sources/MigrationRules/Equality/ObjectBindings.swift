import MigrationPlanning
import SwiftModel

/// Bindings that lead through an object which tells of no change itself: `$editor.draft.title`, where `draft` holds a
/// plain object. To write to such a binding assigns the same object to `draft` again. That was published; a tracked
/// variable announces nothing then. `$editor.draft` does not lead through it, but what takes that may go on.
enum ObjectBindings {
  /// A note at the first binding through each variable.
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    var seen: Set<VariableID> = []
    return context.properties.flatMap { property -> [Rewrite] in
      (context.uses.projections[property.id] ?? []).compactMap { located in
        guard let (id, held) = heldObject(on: located, of: property, context), seen.insert(id).inserted else {
          return nil
        }
        return .edits(
          [], of: property.subjects, in: located.file, notes: [note(at: located, id, held, context)])
      }
    }
  }

  private static func note(
    at located: Located<ProjectionUse>, _ variable: VariableID, _ held: TypeID, _ context: RuleContext
  ) -> Diagnostic {
    let (name, type) = (context.index[variable].name, context.name(of: held))
    return context.diagnostic(
      .equalValueNotAnnounced, at: located.use.range.lowerBound, in: located.file,
      "views are no longer told when a binding through '\(name)' is written, which assigns the same object to it again; make '\(type)' '@Observable', too"
    )
  }

  /// The variable that a binding may lead through, and the class of the object that it holds.
  private static func heldObject(
    on located: Located<ProjectionUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> (VariableID, TypeID)? {
    guard case .member(let name) = located.use.continuation else { return nil }
    let variables = property.subjects.flatMap { context.index.variables(named: name, of: $0) }
    return variables.lazy.compactMap { id -> (VariableID, TypeID)? in
      let scope = LookupScope(inside: id.declaration)
      guard context.isPublished(context.index[id], in: id.declaration),
        !context.announcesAssignments(to: context.index[id], in: id.declaration),
        case .project(let held, _) = context.index.typeOfVariable(context.index[id], in: scope),
        context.model.isPlainClass(held)
      else { return nil }
      return (id, held)
    }.first
  }
}
