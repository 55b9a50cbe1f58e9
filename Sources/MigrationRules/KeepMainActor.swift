import MigrationPlanning
import ProjectIndex
import SourceText

/// Puts `@MainActor` on a type that is no view, that was on the main actor through its wrappers only, and that
/// holds objects that are.
///
/// ```swift
/// struct Toolbox {
///   @ObservedObject var editor: Editor   // a @MainActor class
/// }
/// ```
/// becomes
/// ```swift
/// @MainActor
/// struct Toolbox {
///   var editor: Editor
/// }
/// ```
///
/// To be reviewed: in Swift 5 mode nothing changes, in Swift 6 mode the wrappers isolated nothing. Blocks with
/// `main-actor-through-wrapper` otherwise, as the type might no longer compile.
enum KeepMainActor {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let holders = Set(context.properties.map(\.id.declaration)).sorted()
    return holders.compactMap { holder in
      let subjects = isolated(in: holder, context)
      guard let first = subjects.first, MainActorNotes.loses(holder, in: context) else { return nil }
      let fact = context.index[holder]
      let name = context.name(of: holder)
      func diagnostic(_ message: String) -> Diagnostic {
        context.diagnostic(
          .mainActorThroughWrapper, at: fact.nameRange.lowerBound, in: holder.file, message)
      }
      return Rewrite.edits(
        [context.source(holder.file).insertingAttribute("@MainActor", before: fact.range.lowerBound)],
        of: subjects, in: holder.file,
        notes: [
          diagnostic(
            "'\(name)' was on the main actor through its wrappers in Swift 5 mode, and is by its attribute now"
          )
        ]
      ).reviewed(
        otherwise: diagnostic(
          "in Swift 5 mode '\(name)' was on the main actor through its wrappers only, and it uses '\(context.name(of: first))', which is on it; write '@MainActor' on '\(name)' first, or run with '--best-effort'"
        ))
    }
  }

  /// The objects of a type's old wrappers that are on a global actor, where the wrappers isolate the type.
  static func isolated(in holder: TypeID, _ context: RuleContext) -> [TypeID] {
    if context.index.isSwift6(holder.file) { return [] }
    let subjects = context.properties.filter { $0.id.declaration == holder }.flatMap(\.subjects)
    return Set(subjects).sorted().filter { subject in
      context.types[subject].map { UntrackableReason.mayBeIsolated($0, context) } ?? false
    }
  }
}
