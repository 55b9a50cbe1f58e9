import MigrationPlanning
import ProjectIndex
import SourceText

/// Puts `@ObservationIgnored` on stored variables that were not published and that the macro cannot track, or
/// that would not compile or behave if it did; splits declarations of several variables.
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
/// Every other unpublished variable stays plain, and so becomes tracked: views that read it were updated with
/// any published change before, and would go stale if it were ignored. Blocks with `unsupported-declaration`.
enum IgnoreUntrackableVariable {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.classes.flatMap { subject -> [Rewrite] in
      guard AdoptObservableMacro.needsMacro(subject, in: context) else { return [] }
      let treatments = context.index[subject.id].variables.map {
        ($0, treatment(of: $0, in: subject, context))
      }
      let caches = treatments.compactMap { variable, treatment in
        if case .plain(.writtenByGetter) = treatment { variable } else { nil }
      }
      let registrations = CacheReads.registrations(for: caches, in: subject, context)
      let registered = registrations.reduce(into: Set<String>()) { $0.formUnion($1.caches) }
      return treatments.flatMap { variable, treatment in
        rewrites(
          of: variable, treatment, isRegistered: registered.contains(variable.name), in: subject, context)
      } + registrations.map(\.rewrite)
    }
  }

  /// What a variable is to this rule.
  private enum Treatment {
    /// Constant, computed, published, or announced by another rule.
    case none
    case looksStored
    case tuplePattern
    case wrapped(AttributeFact)
    /// Tracked where nothing speaks against it.
    case plain(UntrackableReason?)
  }

  private static func treatment(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Treatment {
    if variable.looksStored { return .looksStored }
    guard variable.isStored, !variable.isStatic, !variable.isLet,
      // It goes.
      variable.name != "objectWillChange"
        || !OwnPublisher.isPlainPublisher(variable, in: subject.id, context),
      !StopForwarding.removes(variable, of: subject.id, context)
    else { return .none }
    if variable.isTuplePattern { return .tuplePattern }
    guard !context.isPublished(variable, in: subject.id),
      !MacroLimits.isIgnored(variable), AnnounceWrappedStorage(of: variable, in: subject, context) == nil
    else { return .none }
    let wrapper = variable.attributes.first { MacroLimits.isWrapper($0, at: subject.id, context) }
    if let wrapper { return .wrapped(wrapper) }
    return .plain(UntrackableReason.find(for: variable, in: subject, context))
  }

  /// The macro takes a computed property without a `get` accessor for a stored one.
  private static func ignoring(
    _ variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Rewrite {
    .edits(
      [
        context.source(subject.id.file)
          .inserting("@ObservationIgnored ", at: variable.declarationRange.lowerBound)
      ], of: [subject.id], in: subject.id.file, counts: .property)
  }

  private static func rewrites(
    of variable: VariableFact, _ treatment: Treatment, isRegistered: Bool,
    in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    switch treatment {
    case .none: []
    case .looksStored: [ignoring(variable, in: subject, context)]
    case .tuplePattern: [tupleNote(variable, in: subject, context)]
    case .wrapped(let wrapper): [ignore(variable, wrappedBy: wrapper, in: subject, context)]
    case .plain(let reason):
      rewrites(of: variable, reason, isRegistered: isRegistered, in: subject, context)
    }
  }

  private static func rewrites(
    of variable: VariableFact, _ reason: UntrackableReason?, isRegistered: Bool,
    in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    if variable.bindingRanges.count > 1 {
      return split(variable, ignoring: reason != nil, in: subject, context)
    }
    let file = subject.id.file
    guard let reason else { return usesOfStorage(of: variable, in: subject, context) }
    return [
      .edits(
        [context.source(file).inserting("@ObservationIgnored ", at: variable.declarationRange.lowerBound)],
        of: [subject.id], in: file,
        notes: note(reason, variable, isRegistered: isRegistered, in: subject, context),
        counts: .property)
    ]
  }

  /// Where a plain variable did not call its observers and a tracked one does: in `init` and `deinit` of its class,
  /// and in these observers. Its storage is as silent as it was. And where a tracked one cannot be reached.
  private static func usesOfStorage(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    let file = subject.id.file
    let silent =
      variable.hasObservers
      ? UntrackableReason.assignmentsByOwnObserver(of: variable, in: subject, context)
        + UntrackableReason.silentAssignments(of: variable, in: subject, context) : []
    let reaching = StorageReach.uses(of: variable, in: subject, context) ?? []
    let source = context.source(file)
    let offsets = Set((silent + reaching).map(\.nameOffset)).sorted()
    let edits = offsets.map { offset in
      let isHidden = FactsReader.isHidden(member: "_" + variable.name, at: offset, in: source)
      return source.inserting(isHidden && !source.isMemberName(at: offset) ? "self._" : "_", at: offset)
    }
    return edits.isEmpty ? [] : [.edits(edits, of: [subject.id], in: file)]
  }

  private static func note(
    _ reason: UntrackableReason, _ variable: VariableFact, isRegistered: Bool,
    in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Diagnostic] {
    guard let explanation = reason.explanation,
      reason.concernsReaders || context.isShown(variable, in: subject)
    else { return [] }
    // It is what it is made with.
    if case .lazy = reason, isConstant(variable, in: subject, context) { return [] }
    return [
      context.diagnostic(
        .storageIgnored, at: variable.nameRange.lowerBound, in: subject.id.file,
        "'\(variable.name)' is not tracked, because \(explanation); \(isRegistered ? CacheReads.consequence : reason.consequence)"
      )
    ]
  }

  /// Nothing gives it another value, or changes a part of the value that it holds.
  private static func isConstant(
    _ variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    let holdsValue = context.index.variables(named: variable.name, of: subject.id).contains(
      where: context.holdsValue)
    let accesses = context.index.declarations(of: subject.id).flatMap { declaration in
      context.index[declaration].functions.flatMap(\.accesses)
    }
    return !context.isChanged(variable, in: subject.id)
      && !(holdsValue && accesses.contains { $0.name == variable.name && $0.kind != .read })
  }

  /// The macro passes by what a tuple pattern declares.
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
      ? []
      : [
        context.diagnostic(
          .wrapperInModelIgnored, at: wrapper.range.lowerBound, in: file,
          "'\(variable.name)' keeps '@\(name)' and is not tracked; a view that reads it is not told when it gets a new value"
        )
      ]
    // `@ObservedObject` goes when its object moves; what takes the place of the others is a wrapper again.
    let isReplaced =
      ["StateObject", "EnvironmentObject"].contains(wrapper.name.last ?? "")
      || old.map { ReplaceObservedObject.needsBindable($0, context) } == true
    return .edits(
      [source.inserting("@ObservationIgnored ", at: variable.declarationRange.lowerBound)],
      of: [subject.id], in: file, unless: isReplaced ? [] : subjects, notes: notes, counts: .property)
  }

  // MARK: Several variables in one declaration

  /// The first variable of a declaration carries the edits of all of them.
  private static func split(
    _ variable: VariableFact, ignoring: Bool, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    let file = subject.id.file
    let source = context.source(file)
    let siblings = context.index[subject.id].variables.filter {
      $0.declarationRange == variable.declarationRange
    }
    let prefix = ignoring ? "@ObservationIgnored " : ""
    if variable.bindingIndex == 0 {
      let edits =
        ignoring ? [source.inserting(prefix, at: variable.declarationRange.lowerBound)] : []
      return [.edits(edits, of: [subject.id], in: file, counts: .property)]
    }
    let previous = variable.bindingRanges[variable.bindingIndex - 1]
    let own = variable.bindingRanges[variable.bindingIndex]
    let head = source.text(in: variable.declarationRange.lowerBound..<variable.bindingRanges[0].lowerBound)
    guard !source.text(in: previous.upperBound..<own.lowerBound).contains("/"), !head.contains("/"),
      siblings.allSatisfy({ !$0.isTuplePattern })
    else {
      return [
        .blocked(
          [subject.id],
          context.diagnostic(
            .unsupportedDeclaration, at: variable.nameRange.lowerBound, in: file,
            "the macro takes one variable per declaration; split 'var … , \(variable.name)' first"))
      ]
    }
    let start = variable.declarationRange.lowerBound
    let separator =
      source.isFirstOnLine(start) ? source.lineEnding(near: start) + source.indentation(at: start) : "; "
    var edits = [
      source.replacing(previous.upperBound..<own.lowerBound, with: separator + prefix + head)
    ]
    edits += inheritedAnnotation(for: variable, after: siblings, source)
    return [.edits(edits, of: [subject.id], in: file, counts: .property)]
  }

  /// In `var a, b: Int` the type is written only once; every variable needs it then.
  private static func inheritedAnnotation(
    for variable: VariableFact, after siblings: [VariableFact], _ source: SourceFile
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    // The edit belongs to the variable that has the annotation, for all before it that lack one.
    guard let annotation = variable.annotationRange else { return [] }
    for sibling in siblings.reversed() where sibling.bindingIndex < variable.bindingIndex {
      guard sibling.annotationRange == nil, sibling.initializerRange == nil else { break }
      edits.append(source.inserting(source.text(in: annotation), at: sibling.nameRange.upperBound))
    }
    return edits
  }
}

extension VariableFact {
  /// Computed, by `_read` or an addressor rather than by a getter.
  fileprivate var looksStored: Bool {
    isComputed && !isStatic && !isLet && !accessors.isEmpty && !accessors.contains("get")
      && !MacroLimits.isIgnored(self)
  }
}

extension SourceFile {
  /// A dot stands before it.
  fileprivate func isMemberName(at offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1] == UInt8(ascii: ".")
  }
}
