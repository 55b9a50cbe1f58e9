import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Decides which stored variables the macro tracks.
struct Trackability: Sendable {
  let model: ProjectModel
  let effects: RenderTimeEffects
  /// The names of `lazy` and wrapped variables that views were updated for with published ones.
  private var shown: Set<SourceLocation> = []
  private var kept = KeptPublishers.none

  init(model: ProjectModel, effects: RenderTimeEffects) {
    self.model = model
    self.effects = effects
    shown = shownStorage()
  }

  /// The same, where some published variables stay as they are.
  func besides(_ kept: KeptPublishers) -> Self {
    var tracking = self
    tracking.kept = kept
    return tracking
  }

  /// A variable that the macro cannot track, and that a property around it makes up for.
  func announcedStorage(
    of variable: VariableFact, in subject: ObservableTypes.Subject
  ) -> AnnouncedStorage? {
    if let storage = AnnouncedStorage(of: variable, in: subject, model)
      ?? AnnouncedStorage(transient: variable, in: subject, model)
    {
      return storage
    }
    guard model.unpublished != .ignore, isShownStorage(variable, in: subject),
      let storage = AnnouncedStorage(untracked: variable, in: subject, model),
      storage.obstacle == nil, storage.type != nil
    else { return nil }
    return storage
  }

  /// Whether a variable that the macro cannot track changes, and a view may read it.
  func isShownStorage(_ variable: VariableFact, in subject: ObservableTypes.Subject) -> Bool {
    shown.contains(SourceLocation(file: subject.id.file, offset: variable.nameRange.lowerBound))
  }

  private func shownStorage() -> Set<SourceLocation> {
    let storage = model.classes.flatMap { subject -> [AnnouncedStorage] in
      guard model.needsMacro(subject) else { return [] }
      let objects = model.properties(of: subject.id).map(\.variable.nameRange)
      return model.index[subject.id].variables.filter { !objects.contains($0.nameRange) }
        .compactMap { AnnouncedStorage(untracked: $0, in: subject, model) }
    }
    let shown = storage.filter { storage in
      storage.isSilent && effects.isShownChanging(storage.variable, in: storage.subject)
        && effects.write(of: storage.variable, in: storage.subject) == nil
    }
    return Set(
      shown.map { SourceLocation(file: $0.subject.id.file, offset: $0.variable.nameRange.lowerBound) })
  }

  /// Whether the macro announces the changes of a stored variable of a class or its superclass.
  func isTracked(_ name: String, in owner: TypeID) -> Bool {
    guard let subject = model.types[owner] else { return false }
    let variables = model.index[owner].variables.filter { $0.name == name }
    if variables.isEmpty { return subject.observableSuperclass.map { isTracked(name, in: $0) } ?? false }
    return variables.allSatisfy { isTracked($0, in: owner) }
  }

  func isTracked(_ variable: VariableFact, in owner: TypeID) -> Bool {
    guard let subject = model.types[owner] else { return false }
    if model.isPublished(variable, in: owner) { return !kept.contains(variable, in: owner) }
    if announcedStorage(of: variable, in: subject) != nil { return true }
    return variable.isStored && !variable.isLet && !variable.isStatic && !variable.isTuplePattern
      && !variable.attributes.contains { MacroLimits.isWrapper($0, at: owner, model) }
      && !MacroLimits.isIgnored(variable) && reasonNotToTrack(variable, in: subject) == nil
  }

  /// The reason why the macro cannot, or should not, track a stored variable; nil if it does.
  func reasonNotToTrack(
    _ variable: VariableFact, in subject: ObservableTypes.Subject
  ) -> UntrackableReason? {
    let fact = model.index[subject.id]
    if variable.isLazy { return reasonNotToTrackLazy(variable, in: subject) }
    if variable.modifiers.contains(named: "override") { return .overridden }
    if MacroLimits.problem(of: variable, in: subject, model) != nil { return .nameTheMacroCannotTake }
    if variable.attributes.contains(where: { Self.storageAttributes.contains($0.name.last ?? "") }) {
      return .needsStorage
    }
    if variable.modifiers.contains(where: { $0.name == "nonisolated" }) { return .needsStorage }
    if fact.variables.contains(where: { $0.initAccessorStorage.contains(variable.name) }) {
      return .needsStorage
    }
    if Self.isOpaqueOrNoncopyable(variable, in: subject, model) { return .needsStorage }
    let facts = model.index.declarations(of: subject.id).map { model.index[$0] }
    if facts.flatMap(\.functions).flatMap(\.accesses).contains(where: {
      $0.name == variable.name && $0.kind == .aliasedInout
    }) {
      return .passedInoutTwice
    }
    if StorageReach.uses(of: variable, in: subject, effects) == nil {
      if ClassIsolation.isUsedInDeinit(variable, of: fact, subject, model) { return .usedInDeinit }
      if Self.isUsedEarly(variable, in: fact) { return .usedBeforeInitialized }
      if !InitializerIsolation.uses(of: variable, in: subject, model).isEmpty {
        return .usedOffItsActor
      }
    }
    // The macro that it has tracks what it can.
    if subject.isMigrated { return nil }
    switch model.unpublished {
    case .track: return nil
    case .ignore where !model.announced.contains(variable.name, of: subject.id): return .onRequest
    case .auto, .ignore: break
    }
    if !ObserverAssignments.assignmentsByOwnObserver(of: variable, in: subject, model).isEmpty,
      !effects.isShown(variable, in: subject)
    {
      return .observerAssignsItself
    }
    if let write = effects.write(of: variable, in: subject) { return .writtenByGetter(write) }
    return isOnlyOfInitializers(variable, in: subject) ? .usedByInitializer : nil
  }

  /// Whether an initializer reads a variable, or changes it in place, and no view reads it: `cancellables`. Tracked, it
  /// would tie the view that makes the object to it.
  private func isOnlyOfInitializers(
    _ variable: VariableFact, in subject: ObservableTypes.Subject
  ) -> Bool {
    let facts = model.index.declarations(of: subject.id).map { model.index[$0] }
    let initializers = facts.flatMap(\.functions).filter { $0.kind == .initializer }
    let calls = effects.accesses.withValue { $0.graph(of: subject.id, in: model) }
    guard initializers.contains(where: { calls.reads(variable.name, from: $0.accesses) }) else {
      return false
    }
    return holdsSubscriptions(variable, in: subject)
      || variable.isHidden && effects.changesLater(variable, in: subject)
        && !effects.isShown(variable, in: subject)
  }

  /// `Set<AnyCancellable>`, `AnyCancellable?`
  private func holdsSubscriptions(
    _ variable: VariableFact, in subject: ObservableTypes.Subject
  ) -> Bool {
    let type = model.index.typeOfVariable(variable, in: LookupScope(inside: subject.id)).unwrapped
    guard case .external(let names, let arguments) = type else { return false }
    return ([names] + arguments.compactMap { if case .external(let names, _) = $0 { names } else { nil } })
      .contains { $0.last == "AnyCancellable" }
  }

  private func reasonNotToTrackLazy(
    _ variable: VariableFact, in subject: ObservableTypes.Subject
  ) -> UntrackableReason {
    guard model.unpublished != .ignore, let write = effects.write(of: variable, in: subject) else {
      return .lazy
    }
    return .writtenByGetter(write)
  }

  /// Whether the type is `some P` or `~Copyable`: accessors of the macro cannot return its value.
  private static func isOpaqueOrNoncopyable(
    _ variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> Bool {
    if variable.type.map({ "\($0)".contains("some ") }) == true { return true }
    let type = model.index.typeOfVariable(variable, in: LookupScope(inside: subject.id)).unwrapped
    guard case .project(let id, _) = type else { return false }
    return model.index[id].inheritance?.entries.contains { "\($0.type)".contains("~Copyable") } == true
  }

  private static let storageAttributes: Set<String> = [
    "IBInspectable", "NSCopying", "GKInspectable",
  ]

  /// Whether a variable is read or mutated before every stored variable has a value, which a tracked one may not be.
  private static func isUsedEarly(_ variable: VariableFact, in fact: TypeFact) -> Bool {
    InitializationOrder.usesBeforeInitialization(of: variable, in: fact).contains { $0.kind != .assignment }
  }
}
