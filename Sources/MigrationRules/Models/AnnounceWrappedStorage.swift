import MigrationPlanning
import SourceText
import SwiftModel

/// Adds an observable computed property around a variable that the macro cannot track, and whose changes views show: a
/// wrapped one that was announced by its wrapper, like `@AppStorage`, or by `objectWillChange.send()` in an observer, and
/// a `lazy` or wrapped one that views were updated for with any published change. So is a published one that `@Model`
/// keeps out of its store, as `@Transient`.
///
/// ```swift
/// @AppStorage("columns") var columns = 3
/// ```
/// becomes
/// ```swift
/// @ObservationIgnored @AppStorage("columns") private var _columnsStorage = 3
/// var columns: Int {
///   get {
///     access(keyPath: \.columns)
///     return _columnsStorage
///   }
///   set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
/// }
/// ```
///
/// Where the class may have several objects, which have the same value in their store, they share a registrar for it:
/// ```swift
/// private static let storeRegistrar = ObservationRegistrar()
/// var columns: Int {
///   get {
///     Self.storeRegistrar.access(self, keyPath: \.columns)
/// ```
///
/// To be reviewed if the wrapper announced, and other code may write to its store (`StoreWriters`): that no longer updates
/// views. Blocks with `self-announcing-wrapper`.
struct AnnounceWrappedStorage {
  private let storage: AnnouncedStorage
  private let context: RuleContext
  private let writers: StoreWriters

  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.classes.flatMap { subject -> [Rewrite] in
      let isStoredModel = context.model.isStoredModel(subject.id)
      guard isStoredModel || context.model.needsMacro(subject) else { return [] }
      let writers = StoreWriters(of: subject.id, in: context.model)
      return context.index[subject.id].variables.flatMap { variable in
        context.tracking.announcedStorage(of: variable, in: subject).map { storage in
          // Of those that cannot be announced, `RemovePublished` says why.
          if isStoredModel, !(storage.isTransient && storage.isAnnouncedAround) { return [] }
          let rule = AnnounceWrappedStorage(storage: storage, context: context, writers: writers)
          return rule.whereWrapperStays(rule.rewrites())
        } ?? []
      }
    }
  }

  /// An `@ObservedObject` wrapper is removed when its object moves, which leaves a plain, tracked variable: the
  /// rewrites apply only if the object stays.
  private func whereWrapperStays(_ rewrites: [Rewrite]) -> [Rewrite] {
    let property = context.properties(of: subject.id).first { $0.variable.nameRange == variable.nameRange }
    guard property?.wrapper == .observedObject, let objects = property?.subjects, !objects.isEmpty else {
      return rewrites
    }
    return rewrites.map { $0.unless(objects) }
  }

  private func rewrites() -> [Rewrite] {
    if let reason = reasonToBlock { return [.blocked([subject.id], blocker(reason))] }
    guard let type = storage.type else { return [] }
    let rewrites = [declaration(type)] + usesOfStorage + uses
    guard !storage.isSilent, let writer = writers.first(besides: storage) else {
      return rewrites
    }
    let otherwise = blocker(
      "\(told), the macro cannot track a wrapped property, and \(writer.text); with '--best-effort' a property with 'access' and 'withMutation' is put around it, and what is written to its store from elsewhere no longer updates views"
    )
    let trace = writer.place.map { [context.model.step(at: $0, "names the value of the store")] } ?? []
    return rewrites.map { $0.reviewed(otherwise: otherwise.traced(by: trace)) }
  }

  /// Why a wrapped variable cannot be announced any more; nil if it can.
  private var reasonToBlock: String? {
    guard let kind = storage.kind else { return nil }
    let works = "in an 'ObservableObject' only, and"
    let replace = "replace it with a wrapper that does not need one, or write the property by hand"
    if kind.isNamedForPublishing, !kind.isPublished {
      return
        "'@\(wrapperName)' is of another module and named for publishing: it may work \(works) tell views of changes of '\(variable.name)' through it; \(replace)"
    }
    if kind.isTiedToOldSystem {
      return
        "'@\(wrapperName)' works \(works) told views of changes of '\(variable.name)' through it; \(replace)"
    }
    if let obstacle = storage.obstacle {
      return "\(told), and the macro cannot track a wrapped property; \(obstacle)"
    }
    return storage.type == nil
      ? "\(told), and a property around it needs its type; write the type of '\(variable.name)' out first"
      : nil
  }

  private var told: String {
    "'@\(wrapperName)' told views of changes of '\(variable.name)' through 'objectWillChange'"
  }

  private func blocker(_ message: String) -> Diagnostic {
    let place = storage.wrapper?.range ?? variable.nameRange
    return context.diagnostic(.selfAnnouncingWrapper, at: place.lowerBound, in: subject.id.file, message)
  }

  private var variable: VariableFact { storage.variable }

  private var wrapperName: String { storage.wrapper?.name.joined(separator: ".") ?? "" }

  private var subject: ObservableTypes.Subject { storage.subject }

  // MARK: The declaration

  private var source: SourceFile { context.source(subject.id.file) }

  private func declaration(_ type: String) -> Rewrite {
    let start = variable.declarationRange.lowerBound
    // A documentation comment above belongs to the property.
    let isDocumented = source.hasComment(above: start)
    let lines =
      sharedRegistrar.map { propertyLines(type, of: $0) + registrarLines($0) } ?? propertyLines(type)
    let property = lines.joined(separator: separator)
    var edits = [
      source.inserting(
        (isDocumented ? property + separator : "") + (storage.isTransient ? "" : "@ObservationIgnored "),
        at: start)
    ]
    let kept = variable.modifiers.first { $0.name == "lazy" }
    edits += variable.modifiers.filter { $0 != kept }.map { source.removing($0.range) }
    edits.append(
      source.inserting("private ", at: kept?.range.lowerBound ?? variable.specifierRange.lowerBound))
    edits.append(source.replacing(variable.nameRange, with: storage.name))
    if !isDocumented {
      let end = source.endWithComment(after: variable.declarationRange.upperBound)
      edits.append(source.inserting(separator + property, at: end))
    }
    return .edits(edits, of: [subject.id], in: subject.id.file, notes: notes, counts: .property)
  }

  private var notes: [Diagnostic] {
    let lost: String
    if !storage.isSilent {
      lost = "written to the store of '@\(wrapperName)' from elsewhere"
    } else if !storage.projectsBinding, !storage.projections.isEmpty {
      lost = "changed through '$\(variable.name)'"
    } else {
      return []
    }
    return [
      context.diagnostic(
        .wrappedStorageAnnounced, at: variable.nameRange.lowerBound, in: subject.id.file,
        "'\(variable.name)' announces what is assigned to it; what is \(lost) no longer updates views")
    ]
  }

  /// A line ending and the indentation of the next line, also where the class begins on the line.
  private var separator: String {
    let start = variable.declarationRange.lowerBound
    let isOnLineOfClass =
      source.lines.lineRange(containing: start).contains(
        context.index[subject.id].memberBlockRange.lowerBound)
    return source.lineEnding(near: start) + source.indentation(at: start)
      + (isOnLineOfClass ? source.indentationUnit(at: start) : "")
  }

  private var sharedRegistrar: String? {
    !storage.isSilent && storage.isInDefaults && writers.areSeveral ? writers.registrar : nil
  }

  /// Once for all such properties of the class.
  private func registrarLines(_ name: String) -> [String] {
    guard isFirstInDefaults else { return [] }
    return [
      "/// What one of the objects writes to the store updates the views of all.",
      "private static let \(name) = ObservationRegistrar()",
    ]
  }

  private var isFirstInDefaults: Bool {
    context.index[subject.id].variables.first { variable in
      context.tracking.announcedStorage(of: variable, in: subject).map { !$0.isSilent && $0.isInDefaults }
        == true
    }?.nameRange == variable.nameRange
  }

  private func propertyLines(_ type: String, of registrar: String? = nil) -> [String] {
    let unit = source.indentationUnit(at: variable.declarationRange.lowerBound)
    let actors = variable.attributes.filter(\.isActor).map(\.range)
    let modifiers = variable.modifiers.filter { !["final", "lazy"].contains($0.name) }.map(\.range)
    let head = (actors + modifiers).map { source.text(in: $0) + " " }.joined()
    let name = variable.isBackticked ? "`\(variable.name)`" : variable.name
    let access = registrar.map { "Self.\($0).access(self, " } ?? "access("
    let mutation = registrar.map { "Self.\($0).withMutation(of: self, " } ?? "withMutation("
    return [
      "\(head)var \(name): \(type) {",
      unit + "get {",
      unit + unit + access + "keyPath: \\.\(name))",
      unit + unit + "return \(storage.name)",
      unit + "}",
      unit + "set { \(mutation)keyPath: \\.\(name)) { \(storage.name) = newValue } }",
      "}",
    ]
  }

  // MARK: Uses

  /// Uses that the property is not for: before all variables have a value, only the storage is accessible. A variable
  /// that was not announced calls its observers, and is registered as read, no more than before: not in its own
  /// observers, `init` and `deinit`.
  private var usesOfStorage: [Rewrite] {
    let fact = context.index[subject.id]
    let own = fact.functions.filter { [.initializer, .deinitializer].contains($0.kind) }.flatMap(\.accesses)
      .filter {
        $0.name == variable.name && ![.initialization, .aliasedInout].contains($0.kind) && !$0.isDeferred
      }
    let uses =
      storage.isSilent
      ? own + ObserverAssignments.assignmentsByOwnObserver(of: variable, in: subject, context.model)
      : InitializationOrder.usesBeforeInitialization(of: variable, in: fact)
    let edits = uses.map { use in
      let start = use.nameOffset
      let isBackticked = source.text(in: start..<start + 1) == "`"
      let end = start + variable.name.utf8.count + (isBackticked ? 2 : 0)
      // `if let x`, `{ [x] in … }`
      return use.isShorthand
        ? source.inserting(" = " + storage.name, at: end)
        : source.replacing(use.nameOffset..<end, with: storage.name)
    }
    return edits.isEmpty ? [] : [.edits(edits, of: [subject.id], in: subject.id.file)]
  }

  private var uses: [Rewrite] {
    guard let id = storage.id else { return [] }
    let uses = (context.uses.storageUses[id] ?? []).map { located -> Rewrite in
      let edit = context.source(located.file).replacing(located.use.nameRange, with: "_" + storage.name)
      return .edits([edit], of: [subject.id], in: located.file, counts: .use)
    }
    return uses + storage.projections.map(projection)
  }

  private func projection(_ located: Located<ProjectionUse>) -> Rewrite {
    let use = located.use
    let file = context.source(located.file)
    // From `base.$x` to `Bindable(base).x`, so that writes through the binding are announced.
    let base = use.range.lowerBound..<use.nameRange.lowerBound
    let object = base.isEmpty ? "self" : file.text(in: base.lowerBound..<base.upperBound - 1)
    let edit =
      storage.projectsBinding
      ? file.replacing(use.range, with: "Bindable(\(object)).\(variable.name)")
      : file.replacing(use.nameRange, with: "$" + storage.name)
    return .edits([edit], of: [subject.id], in: located.file, counts: .use)
  }
}
