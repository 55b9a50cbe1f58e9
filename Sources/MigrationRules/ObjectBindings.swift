import MigrationPlanning
import ProjectIndex
import SourceText

/// Bindings that lead through an object which tells of no change itself: `$editor.draft.title`, where `draft` holds a
/// plain object. To write to such a binding assigns the same object to `draft` again. That was published; a tracked
/// variable announces nothing then.
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

  /// The variable that a binding leads through, and the class of the object that it holds.
  private static func heldObject(
    on located: Located<ProjectionUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> (VariableID, TypeID)? {
    guard case .member(let name) = located.use.continuation,
      context.source(located.file).hasMember(behind: name, at: located.use.range.upperBound)
    else { return nil }
    for subject in property.subjects {
      for id in context.index.variables(named: name, of: subject) {
        let scope = LookupScope(inside: id.declaration)
        guard context.isPublished(context.index[id], in: id.declaration),
          case .project(let held, _) = context.index.typeOfVariable(context.index[id], in: scope),
          context.isPlainClass(held)
        else { continue }
        return (id, held)
      }
    }
    return nil
  }

}

extension RuleContext {
  /// A class of the project that is observable in no way, as far as its own declaration says.
  func isPlainClass(_ type: TypeID) -> Bool {
    index[type].kind == .class && types[type] == nil
      && !index[type].attributes.contains { ["Model", "Observable"].contains($0.name.last ?? "") }
  }
}

extension SourceFile {
  /// Whether `.name.other` stands at an offset.
  fileprivate func hasMember(behind name: String, at offset: Int) -> Bool {
    let path = Array(".\(name).".utf8)
    return bytes[offset...].starts(with: path) && offset + path.count < bytes.count
      && bytes[offset + path.count].continuesIdentifier
  }
}
