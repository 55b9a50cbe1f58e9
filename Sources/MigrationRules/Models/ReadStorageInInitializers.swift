import MigrationPlanning
import SwiftModel

/// Reads the storage of a tracked variable where an object is made and set up while a view is, and the variable changes later,
/// so that no view that makes the object depends on it.
///
/// ```swift
/// func load() {
///   guard !_isLoading else { return }
/// ```
///
/// Only in code that runs while no view is made otherwise (`StorageReads`). Where a `@StateObject` makes the object, it
/// stays else (`KeptStateObjects`). Holds back with `initializer-reads-tracked-state` where the storage cannot be read
/// instead.
enum ReadStorageInInitializers {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.classes.map(\.id).flatMap { type in
      context.storageReads.reads(of: type).map { read, edit in
        if let edit { return .edits([edit], of: [type], in: read.effect.file) }
        let diagnostic = diagnostic(on: read, in: type, context)
        return Rewrite.edits([], of: [type], in: read.effect.file, notes: [diagnostic])
          .reviewed(otherwise: diagnostic)
      }
    }
  }

  private static func diagnostic(
    on read: InitializerReads.Read, in type: TypeID, _ context: RuleContext
  ) -> Diagnostic {
    let (variable, name) = (context.index[read.variable].name, context.name(of: type))
    let made = context.storageReads.made
    let message =
      made.isMade(type)
      ? "'\(variable)' of a new '\(name)' is read here, and changes later: a view whose body makes one would depend on it, and make another with each change; keep the object in '@State', or begin the work when the view appears"
      : "'\(variable)' is read here while a view is initialized, and changes later: the view around would depend on it, and initialize that view again with each change; begin the work when the view appears"
    return context.diagnostic(
      .initializerReadsTrackedState, at: read.effect.use.offset, in: read.effect.file, message
    ).traced(by: context.model.trace(made.way(to: type).map { TracedMention($0) }))
  }
}
