import MigrationPlanning
import SwiftModel

/// Holds back where a view changes a published variable while it is made, through what it calls, and does not observe the
/// object, or shows the variable elsewhere.
///
/// ```swift
/// struct Row: View {
///   let visits: Visits
///   var body: some View { Text(visits.record()) }     // `count += 1`
/// }
/// ```
/// The change updated the views that observe the object. Tracked, what the view reads of the variable updates the view
/// itself with each change that another such view makes, and that one in turn, without end. A view that observes the object
/// and read the variable before was updated again; tracked, nobody is told, as tracking begins when the body has ended.
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
    guard write.isRepeated, let made = write.view, let owner = context.index.owner(of: id) else { return nil }
    let (variable, view) = (context.index[id].name, context.name(of: made))
    let message: String
    if ObservedObjects(of: owner, by: made, in: context.model).include(whatIsReachedBy: write.path) {
      guard !write.isLater, !isMadeByItself(write), code.reads(id, before: write.path) else { return nil }
      message =
        "which read it before: tracked, the change is not shown, as a view depends on what it read once it is made"
    } else {
      guard
        write.isLater
          ? changesAnew(write) && code.reads(id, whileMaking: made)
          : write.kind != .assignment || code.reads(id, whileMaking: made)
      else { return nil }
      message =
        "which does not observe '\(context.name(of: owner))': tracked, the change updates '\(view)' again, without end"
    }
    let diagnostic = context.diagnostic(
      .publishedWhileRendering, at: context.index[id].nameRange.lowerBound, in: id.declaration.file,
      "'\(write.member)' \(write.verb("change")) '\(variable)' while '\(view)' is made, \(message); change it in an action, or when the view appears"
    ).traced(by: write.trace(in: context.model))
    return Rewrite.edits([], of: [owner], in: id.declaration.file, notes: [diagnostic])
      .reviewed(otherwise: diagnostic)
  }

  /// Whether something of the view makes the change that is made after it, and depends by itself on what it reads, as a row
  /// does, or who shows a binding; or perhaps an action.
  private static func isMadeByItself(_ write: RenderedCode.Write) -> Bool {
    write.path.contains { step in
      step.use.isCalledThroughLocal
        || step.use.closures.contains { $0.isMadeByItself || $0.isGetterOfBinding }
    }
  }

  /// Whether the content of a view begins, each time that it is made, a change that is announced in any case: in place, in no
  /// branch, and behind nothing that may leave before it.
  private static func changesAnew(_ write: RenderedCode.Write) -> Bool {
    write.kind != .assignment && !write.isOfInitializer && write.path.allSatisfy(\.use.branches.isEmpty)
  }
}
