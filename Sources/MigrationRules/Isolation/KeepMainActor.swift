import MigrationPlanning
import SourceText
import SwiftModel

/// Puts `@preconcurrency @MainActor` on a type that is no view, that was isolated only through its wrappers, and that
/// refers to isolated objects or contains code that may call isolated functions.
///
/// ```swift
/// struct Toolbox {
///   @ObservedObject var editor: Editor   // a @MainActor class
/// }
/// ```
/// becomes
/// ```swift
/// @preconcurrency @MainActor
/// struct Toolbox {
///   var editor: Editor
/// }
/// ```
///
/// `@preconcurrency`, because the wrappers have it too: code off the main actor may use the type in Swift 5 mode,
/// its own `deinit` among it.
///
/// Where the project's settings say Swift 5, this only writes out what was inferred. To be reviewed where they do not:
/// in Swift 6 mode the wrappers isolated nothing. Blocks with `main-actor-through-wrapper` otherwise, as the type might
/// no longer compile. A view is always to be isolated, so a
/// view that conforms in an extension, which does not isolate its other members, gets the attribute in any case.
enum KeepMainActor {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let holders = Set(context.properties.map(\.id.declaration)).sorted()
    return holders.compactMap { holder in
      let subjects = IsolatedObjects.held(by: holder, context.model)
      guard let first = subjects.first, MainActorNotes.loses(holder, in: context.model) else { return nil }
      let fact = context.index[holder]
      let name = context.name(of: holder)
      func diagnostic(_ message: String) -> Diagnostic {
        context.diagnostic(
          .mainActorThroughWrapper, at: fact.nameRange.lowerBound, in: holder.file, message)
      }
      let rewrite = Rewrite.edits(
        [
          context.source(holder.file).insertingAttribute(
            "@preconcurrency @MainActor", before: fact.range.lowerBound)
        ],
        of: subjects, in: holder.file,
        notes: [
          diagnostic(
            "'\(name)' was on the main actor through its wrappers in Swift 5 mode, and is by its attribute now"
          )
        ])
      let views = ProjectModel.builtProtocols.union(ProjectModel.representedProtocols)
      if context.index.isSwift5(holder.file) || context.model.conforms(holder, toOneOf: views) {
        return rewrite
      }
      return rewrite.reviewed(
        otherwise: diagnostic(
          "in Swift 5 mode '\(name)' was on the main actor through its wrappers only, and what it does with '\(context.name(of: first))' may rely on that; write '@MainActor' on '\(name)' first, or run with '--best-effort'"
        ))
    }
  }
}
