import MigrationPlanning
import SwiftModel

/// Work that a view begins whenever it is made, and that reads its object when it runs.
///
/// ```swift
/// struct ProfilePage: View {
///   @EnvironmentObject var session: Session
///   var body: some View { ProfileView(model: ProfileModel(session)) }
/// }
/// init(_ session: Session) { Task { name = await load(session.user) } }     // of the `ProfileModel`
/// ```
/// The old wrappers made the view again for each change of the object, and with it a model that loads anew. What runs later
/// is not tracked, so the body reads these properties from now on: `let _ = session.user`. Where that cannot be
/// written, the class is held back with `observed-object-never-read`.
enum StartedWork {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let work = context.effects.code.withValue(\.startedWork)
    return work.filter { !context.model.conforms($0.view, toOneOf: ProjectModel.representedProtocols) }
      .flatMap { work in
        context.index.declarations(of: work.view).flatMap(context.model.properties).flatMap {
          rewrites(of: work, through: $0, context)
        }
      }
  }

  private static func rewrites(
    of work: RenderedCode.StartedWork, through property: WrappedProperty, _ context: RuleContext
  ) -> [Rewrite] {
    guard !property.subjects.isEmpty, property.wrapper != .focusedObject, !property.variable.isStatic else {
      return []
    }
    let reads = context.model.publishedVariables(in: property.subjects).filter { id in
      work.reads[id] != nil && context.model.mayChangeLater(id)
        && context.index.owner(of: id).map { context.isTracked(context.index[id], in: $0) } == true
    }
    let names = Set(reads.map { context.index[$0].name })
    guard let first = reads.min() else { return [] }
    let (object, member) = (property.variable.name, context.index[first].name)
    let note = context.diagnostic(
      .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
      "'\(context.name(of: work.view))' reads '\(object).\(member)' only in work that it begins and that runs later, which is not tracked: a change of that began it anew, and does not any more; read it in the body, as in 'let _ = \(object).\(member)'"
    ).traced(by: context.model.trace((work.reads[first] ?? []).map { TracedMention($0) }))
    return RegisteredBody.rewrites(
      reading: names, through: property, of: work.view, otherwise: note, context)
  }
}
