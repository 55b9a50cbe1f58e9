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
    let published = context.model.publishedVariables(in: context.classes.map(\.id))
    return context.effects.code.withValue { code in
      code.writes(of: published).sorted { $0.key < $1.key }.compactMap { id, writes in
        writes.lazy.compactMap { rewrite(of: id, $0, code, context) }.first
      }
    }
  }

  private static func rewrite(
    of id: VariableID, _ write: RenderedCode.Write, _ code: RenderedCode, _ context: RuleContext
  ) -> Rewrite? {
    guard write.isRepeated, let made = write.view, let owner = context.index.owner(of: id),
      write.isLater
        ? changesAnew(write) && code.reads(id, whileMaking: made)
        : write.kind != .assignment || code.reads(id, whileMaking: made),
      !ObservedObjects(of: owner, by: made, in: context.model).include(whatIsReachedBy: write.path)
    else { return nil }
    let (variable, view) = (context.index[id].name, context.name(of: made))
    let diagnostic = context.diagnostic(
      .publishedWhileRendering, at: context.index[id].nameRange.lowerBound, in: id.declaration.file,
      "'\(write.member)' \(write.verb("change")) '\(variable)' while '\(view)' is made, which does not observe '\(context.name(of: owner))': tracked, the change updates '\(view)' again, without end; change it in an action, or when the view appears"
    ).traced(by: write.trace(in: context.model))
    return Rewrite.edits([], of: [owner], in: id.declaration.file, notes: [diagnostic])
      .reviewed(otherwise: diagnostic)
  }

  /// Whether the content of a view begins, each time that it is made, a change that is announced in any case: in place, in no
  /// branch, and behind nothing that may leave before it.
  private static func changesAnew(_ write: RenderedCode.Write) -> Bool {
    write.kind != .assignment && !write.isOfInitializer && write.path.allSatisfy(\.use.branches.isEmpty)
  }
}
