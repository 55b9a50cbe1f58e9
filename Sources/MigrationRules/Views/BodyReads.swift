import MigrationPlanning
import SwiftModel

extension RegisteredBody {
  /// Lets the body of a view read variables of an object that it or others read outside of it; nil where that cannot be
  /// written, or is too much.
  ///
  /// - Parameters:
  ///   - names: those of other members are left out.
  ///   - isOptional: whether there may be no object; nil if unknown.
  static func rewrites(
    reading names: Set<String>, through property: WrappedProperty, isOptional: Bool? = nil, of view: TypeID,
    because reason: DependencyReason = .readElsewhere, _ context: RuleContext
  ) -> [Rewrite]? {
    let model = context.model
    // An environment object that the view does not mention may become optional.
    let isMentioned = model.index.declarations(of: view).contains {
      model.index[$0].mentionCounts[property.variable.name] != nil
    }
    guard isMentioned || isOptional != nil || property.wrapper != .environmentObject,
      case .project(let subject, _) = property.type,
      let observation = model.observations.first(where: { $0.view == view }),
      var body = RegisteredBody(of: observation, context.tracking)
    else { return nil }
    let variables = names.filter { model.mayAnnounce(memberNamed: $0, of: [subject]) }
      .compactMap { model.index.variables(named: $0, of: subject).first }
    guard !variables.isEmpty, variables.allSatisfy({ body.canRead($0) }) else { return nil }
    let known = context.unannounced.readingBodies[property.id]
    body.read(Set(variables.filter { known?.alwaysReads($0) != true }), .always) { _ in reason }
    return body.isReadable ? body.rewrites(for: property, isOptional: isOptional == true) : nil
  }

  /// The same, or else a note, without which the class stays unless that is to be reviewed.
  static func rewrites(
    reading names: Set<String>, through property: WrappedProperty, of view: TypeID,
    otherwise note: Diagnostic, _ context: RuleContext
  ) -> [Rewrite] {
    rewrites(reading: names, through: property, of: view, context)
      ?? [
        .edits([], of: property.subjects, in: property.file, notes: [note]).reviewed(
          otherwise: note.adding(", or run with '--best-effort'"))
      ]
  }
}
