import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Reads the storage of a tracked variable where an object is made and set up while a view is, and the variable changes later,
/// so that no view that makes the object depends on it.
///
/// ```swift
/// func load() {
///   guard !_isLoading else { return }
/// ```
///
/// Only in code that runs while no view is made otherwise. Holds back with `initializer-reads-tracked-state` where the
/// storage cannot be read instead.
enum ReadStorageInInitializers {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let made = MadeObjects(in: context)
    let reads = context.model.reader.map(context.classes) { subject in
      (subject, made.reads(of: subject.id, context).filter { isTracked($0, context) })
    }
    return reads.flatMap { subject, reads in reads.compactMap { rewrite(of: $0, in: subject, made, context) }
    }
  }

  private static func isTracked(_ read: InitializerReads.Read, _ context: RuleContext) -> Bool {
    context.index.owner(of: read.variable).map { context.isTracked(context.index[read.variable], in: $0) }
      == true
  }

  private static func rewrite(
    of read: InitializerReads.Read, in subject: ObservableTypes.Subject, _ made: MadeObjects,
    _ context: RuleContext
  ) -> Rewrite? {
    let isOwn = context.index.owner(of: read.variable) == subject.id
    if isOwn, readsStorage(read, in: subject, context) { return nil }
    guard isOwn, let edit = edit(of: read, in: subject, context)
    else {
      let diagnostic = diagnostic(on: read, in: subject, made, context).traced(
        by: context.model.trace(made.way(to: subject.id, context).map { TracedMention($0) }))
      return Rewrite.edits([], of: [subject.id], in: read.effect.file, notes: [diagnostic])
        .reviewed(otherwise: diagnostic)
    }
    return .edits([edit], of: [subject.id], in: read.effect.file)
  }

  /// Another rule sees to it.
  private static func readsStorage(
    _ read: InitializerReads.Read, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    let uses = StorageReach.uses(of: context.index[read.variable], in: subject, context.effects) ?? []
    return read.effect.file == subject.id.file && uses.contains { $0.nameOffset == read.effect.use.offset }
  }

  /// `_isLoading` for `isLoading`, in the file that sees the storage.
  private static func edit(
    of read: InitializerReads.Read, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> SourceEdit? {
    let (variable, use) = (context.index[read.variable], read.effect.use)
    let source = context.source(read.effect.file)
    guard read.effect.file == subject.id.file, !variable.isBackticked,
      context.tracking.announcedStorage(of: variable, in: subject) == nil,
      let code = code(around: read, in: subject, context),
      let access = code.accesses.first(where: { $0.nameOffset == use.offset }),
      context.calls.kind(of: use, on: .variable(read.variable)) == .read
        || code.isInitializer && !read.isRepeated && !variable.hasObservers,
      code.isInitializer || !context.effects.isContent(read.code)
    else { return nil }
    let isHidden =
      use.base == nil && FactsReader.isHidden(member: "_" + variable.name, at: use.offset, in: source)
    let prefix = isHidden ? "self._" : "_"
    // `guard let posts`, `[posts]`
    return access.isShorthand
      ? source.inserting(" = \(prefix)\(variable.name)", at: use.offset + variable.name.utf8.count)
      : source.inserting(prefix, at: use.offset)
  }

  /// What the function, initializer or observer accesses that a read stands in; nil for a getter or a setter.
  private static func code(
    around read: InitializerReads.Read, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> (accesses: [AccessFact], isInitializer: Bool)? {
    for declaration in context.index.declarations(of: subject.id) where declaration.file == read.code.file {
      let fact = context.index[declaration]
      if let function = fact.functions.first(where: { $0.bodyRange == read.code.range }) {
        return (function.accesses, function.kind == .initializer)
      }
      let observed = fact.variables.first {
        $0.observers != nil && $0.setterRanges.contains(read.code.range)
      }
      if let observed { return (observed.observerAccesses, false) }
    }
    return nil
  }

  private static func diagnostic(
    on read: InitializerReads.Read, in subject: ObservableTypes.Subject, _ made: MadeObjects,
    _ context: RuleContext
  ) -> Diagnostic {
    let (name, type) = (context.index[read.variable].name, context.name(of: subject.id))
    let message =
      made.isMade(subject.id, context)
      ? "'\(name)' of a new '\(type)' is read here, and changes later: a view whose body makes one would depend on it, and make another with each change; keep the object in '@State', or begin the work when the view appears"
      : "'\(name)' is read here while a view is initialized, and changes later: the view around would depend on it, and initialize that view again with each change; begin the work when the view appears"
    return context.diagnostic(
      .initializerReadsTrackedState, at: read.effect.use.offset, in: read.effect.file, message)
  }
}
