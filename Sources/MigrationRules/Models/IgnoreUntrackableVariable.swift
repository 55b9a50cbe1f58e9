import MigrationPlanning
import SourceText
import SwiftModel

/// Adds `@ObservationIgnored` to unpublished stored variables that the macro cannot track, or that would not compile or
/// change behaviour if tracked, and to published ones that stay so (`KeptPublishers`); splits declarations of several variables.
///
/// ```swift
/// lazy var formatter = makeFormatter()
/// var first = 1, second = 2
/// ```
/// becomes
/// ```swift
/// @ObservationIgnored lazy var formatter = makeFormatter()
/// var first = 1
/// var second = 2
/// ```
///
/// Every other unpublished variable stays plain, and so becomes tracked: views that read it were updated with any
/// published change before, and would go stale if it were ignored. Blocks with `unsupported-declaration`.
enum IgnoreUntrackableVariable {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let state = UnobservedState(in: context.model)
    return context.classes.flatMap { subject -> [Rewrite] in
      guard context.model.needsMacro(subject) else { return [] }
      let treatments = context.index[subject.id].variables.map {
        ($0, treatment(of: $0, in: subject, context))
      }
      let caches = treatments.compactMap { variable, treatment in
        if case .plain(.writtenByGetter) = treatment { variable } else { nil }
      }
      let reads = caches.isEmpty ? nil : CacheReads(of: caches, in: subject, context)
      let registrations = reads?.registrations ?? []
      let settled = reads?.settled(state) ?? []
      let registered = registrations.reduce(into: Set<String>()) { $0.formUnion($1.caches) }
      let split = Set(treatments.filter { $1.isOfStorage }.map(\.0.declarationRange))
      return treatments.flatMap { variable, treatment in
        rewrites(
          of: variable, treatment,
          readers: settled.contains(variable.name)
            ? .settled : registered.contains(variable.name) ? .registered : .unknown, in: subject, context)
          + (split.contains(variable.declarationRange)
            ? parting(variable, treatment, in: subject, context) : [])
      } + registrations.map(\.rewrite)
    }
  }

  /// The kinds of variables that this rule distinguishes.
  private enum Treatment {
    /// Constant, computed, published, or announced by another rule.
    case none
    case looksStored
    /// It stays `@Published`.
    case published
    case tuplePattern
    case wrapped(AttributeFact)
    /// Tracked unless there is a reason not to.
    case plain(UntrackableReason?)

    /// Whether the macro replaces its storage, or would do so.
    var isOfStorage: Bool {
      switch self {
      case .none, .tuplePattern: false
      case .looksStored, .published, .wrapped, .plain: true
      }
    }
  }

  private static func treatment(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Treatment {
    if variable.looksStored { return .looksStored }
    if context.stayingPublishers.contains(variable, in: subject.id) { return .published }
    guard variable.isStored, !variable.isStatic, !variable.isLet,
      // Removed by another rule.
      variable.name != "objectWillChange"
        || !DeclaredPublisher.isPlainPublisher(variable, in: subject.id, context.model),
      !context.forwardings.removes(variable, of: subject.id)
    else { return .none }
    if variable.isTuplePattern { return .tuplePattern }
    guard !context.isPublished(variable, in: subject.id),
      !MacroLimits.isIgnored(variable), context.tracking.announcedStorage(of: variable, in: subject) == nil
    else { return .none }
    let wrapper = variable.attributes.first { MacroLimits.isWrapper($0, at: subject.id, context.model) }
    if let wrapper { return .wrapped(wrapper) }
    return .plain(context.tracking.reasonNotToTrack(variable, in: subject))
  }

  /// What is known of those who read a cache.
  private enum Readers {
    /// They depend on what they did before.
    case settled
    /// They depend on some of it through `access(keyPath:)`.
    case registered
    case unknown
  }

  /// - Parameter notes: the consequences of ignoring it.
  private static func ignoring(
    _ variable: VariableFact, notes: [Diagnostic] = [], in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> Rewrite {
    let source = context.source(subject.id.file)
    let isAlone = variable.bindingRanges.count == 1
    return .edits(
      isAlone ? [source.inserting(attribute, at: variable.declarationRange.lowerBound)] : [],
      of: [subject.id], in: subject.id.file, notes: notes, counts: .property)
  }

  private static let attribute = "@ObservationIgnored "

  private static func rewrites(
    of variable: VariableFact, _ treatment: Treatment, readers: Readers,
    in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    switch treatment {
    case .none: []
    // The macro treats a computed property without a `get` accessor as stored.
    case .looksStored: [ignoring(variable, in: subject, context)]
    case .published:
      [ignoring(variable, notes: [publisherNote(variable, in: subject, context)], in: subject, context)]
    case .tuplePattern: [tupleNote(variable, in: subject, context)]
    case .wrapped(let wrapper):
      [
        heldBack(
          ignore(variable, wrappedBy: wrapper, in: subject, context), .wrapperInModelIgnored, variable,
          in: subject, context)
      ]
    case .plain(let reason):
      rewrites(of: variable, reason, readers: readers, in: subject, context)
    }
  }

  /// Views that read the variable would go stale: it is ignored on request only, if no property can announce it.
  private static func heldBack(
    _ rewrite: Rewrite, _ id: DiagnosticID, _ variable: VariableFact, in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> Rewrite {
    guard context.model.unpublished != .ignore,
      !variable.attributes.contains(where: { $0.libraryWrapper.contains(.isReadOnly) }),
      context.tracking.isShownStorage(variable, in: subject),
      let storage = AnnouncedStorage(untracked: variable, in: subject, context.model)
    else { return rewrite }
    let what =
      storage.wrapper.map { "'@\($0.name.joined(separator: "."))'" }
      ?? (variable.isLazy ? "'lazy'" : "a name in back-ticks")
    let reason = storage.obstacle ?? "a property around it needs its type, which is not clear; write that out"
    return rewrite.reviewed(
      otherwise: context.diagnostic(
        id, at: variable.nameRange.lowerBound, in: subject.id.file,
        "'\(variable.name)' changes, views may read it, and the macro cannot take \(what): with '--best-effort' it is not tracked, and a view that reads it is not told when it changes; \(reason)"
      ))
  }

  private static func rewrites(
    of variable: VariableFact, _ reason: UntrackableReason?, readers: Readers,
    in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    if let reason {
      let notes = note(reason, variable, readers: readers, in: subject, context)
      let rewrite = ignoring(variable, notes: notes, in: subject, context)
      switch reason {
      case .lazy, .nameTheMacroCannotTake:
        return [heldBack(rewrite, .storageIgnored, variable, in: subject, context)]
      default: return [rewrite]
      }
    }
    return usesOfStorage(of: variable, in: subject, context)
  }

  /// Replaces uses of a tracked variable by its storage where the plain one called no observers and the tracked one
  /// does, in `init`, `deinit` and these observers, and where the tracked one is not accessible.
  private static func usesOfStorage(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    let file = subject.id.file
    let silent =
      variable.hasObservers
      ? ObserverAssignments.assignmentsByOwnObserver(of: variable, in: subject, context.model)
        + ObserverAssignments.silentAssignments(of: variable, in: subject, context.model) : []
    let reaching = StorageReach.uses(of: variable, in: subject, context.effects) ?? []
    let source = context.source(file)
    let namesSelf = Dictionary((silent + reaching).map { ($0.nameOffset, $0.namesSelf) }) { $0 || $1 }
    let edits = namesSelf.sorted { $0.key < $1.key }.map { offset, namesSelf in
      let isHidden = FactsReader.isHidden(member: "_" + variable.name, at: offset, in: source)
      return source.inserting(isHidden && !namesSelf ? "self._" : "_", at: offset)
    }
    return edits.isEmpty ? [] : [.edits(edits, of: [subject.id], in: file)]
  }

  private static func note(
    _ reason: UntrackableReason, _ variable: VariableFact, readers: Readers,
    in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Diagnostic] {
    guard let explanation = reason.explanation,
      reason.concernsReaders || context.isShown(variable, in: subject)
    else { return [] }
    if case .writtenByGetter(let write) = reason, !write.isLater, readers == .settled { return [] }
    if case .onRequest = reason,
      !context.effects.isShownChanging(variable, in: subject)
        || context.effects.write(of: variable, in: subject) != nil
    {
      return []
    }
    // Its value never changes after initialization.
    if case .lazy = reason, !context.tracking.isShownStorage(variable, in: subject) { return [] }
    return [
      context.diagnostic(
        .storageIgnored, at: variable.nameRange.lowerBound, in: subject.id.file,
        "'\(variable.name)' is not tracked, because \(explanation); \(readers == .registered ? CacheReads.consequence : reason.consequence)"
      ).traced(by: reason.trace(in: context.model))
    ]
  }

  private static func publisherNote(
    _ variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Diagnostic {
    context.diagnostic(
      .publisherKept, at: variable.nameRange.lowerBound, in: subject.id.file,
      "'\(variable.name)' keeps '@Published' for those who use '$\(variable.name)', as no view shows it; one that does later is not told when it changes"
    )
  }

  /// The macro skips variables of a tuple pattern.
  private static func tupleNote(
    _ variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Rewrite {
    .edits(
      [], of: [subject.id], in: subject.id.file,
      notes: [
        context.diagnostic(
          .storageIgnored, at: variable.nameRange.lowerBound, in: subject.id.file,
          "'\(variable.name)' is not tracked, because the macro cannot take a tuple pattern; declare its variables one by one"
        )
      ])
  }

  // MARK: Wrappers

  private static func ignore(
    _ variable: VariableFact, wrappedBy wrapper: AttributeFact, in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> Rewrite {
    let file = subject.id.file
    let name = wrapper.name.joined(separator: ".")
    let old = context.properties(of: subject.id).first { $0.variable.name == variable.name }
    let isOld = old != nil
    let subjects = old?.subjects ?? []
    let source = context.source(file)
    let notes =
      isOld || !context.isShown(variable, in: subject)
        || isConstant(variable, wrappedBy: wrapper, in: subject, context)
      ? []
      : [
        context.diagnostic(
          .wrapperInModelIgnored, at: wrapper.range.lowerBound, in: file,
          "'\(variable.name)' keeps '@\(name)' and is not tracked; a view that reads it is not told when it gets a new value"
        )
      ]
    // `@ObservedObject` is removed when its object moves; other wrappers are replaced by a wrapper.
    let isReplaced =
      [.stateObject, .environmentObject, .injectedObject].contains(old?.wrapper)
      || old.map { context.model.needsBindable($0) } == true
    return .edits(
      [source.inserting(attribute, at: variable.declarationRange.lowerBound)],
      of: [subject.id], in: file, unless: isReplaced ? [] : subjects, notes: notes, counts: .property)
  }

  /// Whether nothing changes it: it is not assigned, and its wrapper is a value that keeps what it was given.
  private static func isConstant(
    _ variable: VariableFact, wrappedBy wrapper: AttributeFact, in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> Bool {
    guard !context.effects.isShownChanging(variable, in: subject), !variable.isHidden,
      let type = AnnouncingWrapper(wrapper, in: subject.id, context.model).declaration,
      context.index[type].kind == .struct,
      let value = context.index.variables(named: "wrappedValue", of: type).first
    else { return false }
    return context.index[value].isStored
  }

  // MARK: Several variables in one declaration

  /// Moves a variable into a declaration of its own if others share its declaration.
  private static func parting(
    _ variable: VariableFact, _ treatment: Treatment, in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> [Rewrite] {
    guard let declaration = SplitDeclaration(of: variable, in: subject.id, context.model) else { return [] }
    let file = subject.id.file
    let isTracked = if case .plain(nil) = treatment { true } else { false }
    let isIgnored = treatment.isOfStorage && !isTracked
    guard let edits = declaration.edits(for: variable, with: isIgnored ? attribute : "") else {
      return [
        .blocked(
          [subject.id],
          context.diagnostic(
            .unsupportedDeclaration, at: variable.nameRange.lowerBound, in: file,
            "the macro takes one variable per declaration; split 'var … , \(variable.name)' first"))
      ]
    }
    return [.edits(edits, of: [subject.id], in: file, counts: isTracked ? .property : .nothing)]
  }
}

extension VariableFact {
  /// Whether it is computed by `_read` or an addressor instead of a getter.
  fileprivate var looksStored: Bool {
    isComputed && !isStatic && !isLet && !accessors.isEmpty && !accessors.contains("get")
      && !MacroLimits.isIgnored(self)
  }
}

extension AccessFact {
  /// `self.` stands before the name.
  fileprivate var namesSelf: Bool { offset < nameOffset }
}
