import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Holds back where a view changes a published variable while it is made, through what it calls, and does not observe the
/// object.
///
/// ```swift
/// struct Row: View {
///   let visits: Visits
///   var body: some View { Text(visits.record()) }     // `count += 1`
/// }
/// ```
/// The change updated the views that observe the object. Tracked, what the view reads of the variable updates the view
/// itself with each change that another such view makes, and that one in turn, without end.
enum PublishedWhileRendering {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.classes.flatMap { subject in
      context.index[subject.id].variables.compactMap { rewrite(of: $0, in: subject, context) }
    }
  }

  private static func rewrite(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Rewrite? {
    guard context.isPublished(variable, in: subject.id),
      let writer = context.tracking.writer(of: variable, in: subject, countsAnnounced: true),
      writer.heldWrite.map(context.effects.isCertain) ?? true, let kind = writer.kindOfWrite,
      kind != .assignment || reads(variable, of: subject, writer, context),
      let call = writer.mentions.first, let view = owner(of: call, context),
      !observes(view, subject, context)
    else { return nil }
    // The first call need not stand in the view.
    let isView = context.model.conforms(
      view, toOneOf: ProjectModel.builtProtocols.union(ProjectModel.representedProtocols))
    let name = isView ? "'\(context.name(of: view))'" : nil
    let diagnostic = context.diagnostic(
      .publishedWhileRendering, at: variable.nameRange.lowerBound, in: subject.id.file,
      "'\(writer.name)' changes '\(variable.name)' while \(name ?? "a view") is made, which does not observe '\(context.name(of: subject.id))': tracked, the change updates \(name ?? "the view") again, without end; change it in an action, or when the view appears"
    ).traced(by: writer.trace(in: context.model))
    return Rewrite.edits([], of: [subject.id], in: subject.id.file, notes: [diagnostic])
      .reviewed(otherwise: diagnostic)
  }

  /// The code that changes the variable reads it, too.
  private static func reads(
    _ variable: VariableFact, of subject: ObservableTypes.Subject, _ writer: RenderTimeWriter,
    _ context: RuleContext
  ) -> Bool {
    if let write = writer.heldWrite {
      return context.references.effects(on: [variable.name], in: [write.file]).contains {
        $0.use.place == write.use.place && $0.use.enclosingType == write.use.enclosingType
          && $0.use.kind.mayRead
      }
    }
    let facts = writer.declarations.map { context.index[$0] }
    let graph = context.effects.accesses.withValue { $0.family(of: subject.id, in: context.model).calls }
    let members = facts.flatMap(\.functions).filter { writer.name.hasPrefix($0.name + "(") }.map(\.accesses)
    let getters = facts.flatMap(\.variables).filter { $0.name == writer.name }.map(\.getterAccesses)
    return (members + getters).contains { graph.reads(variable.name, from: $0) }
  }

  private static func owner(of call: TracedMention, _ context: RuleContext) -> TypeID? {
    let types = context.index.files[call.file].types
    let number =
      call.enclosingType
      ?? call.offset.flatMap { offset in
        types.indices.last { types[$0].range.contains(offset) }
      }
    return number.flatMap { context.index.owners(of: TypeID(file: call.file, index: $0)).first }
  }

  /// Whether a view has a property that updated it with the object, or with one of the same class.
  private static func observes(
    _ view: TypeID, _ subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    let family = Set(
      [subject.id] + context.types.subclasses(of: subject.id) + context.index.lineage(of: subject.id))
    return context.index.declarations(of: view).flatMap(context.properties).contains { property in
      property.subjects.contains(where: family.contains)
    }
  }
}
