import MigrationPlanning
import SourceText
import SwiftModel

/// Why an unpublished stored variable must not be tracked.
enum UntrackableReason {
  case lazy
  case nameTheMacroCannotTake
  case usedBeforeInitialized
  case usedOffItsActor
  case usedInDeinit
  case observerAssignsItself
  case writtenByGetter(String)
  case overridden
  /// Attributes that need real storage, or `nonisolated`.
  case needsStorage
  case passedInoutTwice
  /// The user wants to ignore what is not published.
  case onRequest

  /// Why, for a note; nil where ignoring it changes nothing for a view.
  var explanation: String? {
    switch self {
    case .lazy: "the macro cannot take 'lazy'"
    case .nameTheMacroCannotTake: "the macro cannot take its name or its declaration"
    case .usedBeforeInitialized: "an initializer uses it before every property is set"
    case .usedOffItsActor: "an initializer that is not on its actor uses it"
    case .usedInDeinit: "'deinit' uses it"
    case .observerAssignsItself: "its observer assigns it, which would call the observer again without end"
    case .writtenByGetter(let name): "'\(name)' writes it while a view is made"
    case .passedInoutTwice: "two parts of it are passed 'inout' to one call"
    case .needsStorage: "its type, or an attribute, modifier or accessor that concerns it, needs real storage"
    case .overridden, .onRequest: nil
    }
  }

  /// Worth saying for a private variable too: what views read is made from it.
  var concernsReaders: Bool {
    switch self {
    case .writtenByGetter, .observerAssignsItself: true
    default: false
    }
  }

  /// What that means for views.
  var consequence: String {
    switch self {
    case .writtenByGetter:
      "a view that gets a value kept there no longer depends on what it was made from, so read that in the same place"
    default: "a view that reads it is not told when it changes"
    }
  }

  static func find(
    for variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> UntrackableReason? {
    let fact = context.index[subject.id]
    if variable.isLazy { return .lazy }
    if variable.modifiers.contains(named: "override") { return .overridden }
    if MacroLimits.problem(of: variable, in: subject, context.model) != nil { return .nameTheMacroCannotTake }
    if variable.attributes.contains(where: { storageAttributes.contains($0.name.last ?? "") }) {
      return .needsStorage
    }
    if variable.modifiers.contains(where: { $0.name == "nonisolated" }) { return .needsStorage }
    if fact.variables.contains(where: { $0.initAccessorStorage.contains(variable.name) }) {
      return .needsStorage
    }
    if isOpaqueOrNoncopyable(variable, in: subject, context) { return .needsStorage }
    let facts = context.index.declarations(of: subject.id).map { context.index[$0] }
    if facts.flatMap(\.functions).flatMap(\.accesses).contains(where: {
      $0.name == variable.name && $0.kind == .aliasedInout
    }) {
      return .passedInoutTwice
    }
    if StorageReach.uses(of: variable, in: subject, context) == nil {
      if ClassIsolation.isUsedInDeinit(variable, of: fact, subject, context.model) { return .usedInDeinit }
      if isUsedEarly(variable, in: fact) { return .usedBeforeInitialized }
      if !InitializerIsolation.uses(of: variable, in: subject, context.model).isEmpty {
        return .usedOffItsActor
      }
    }
    switch context.model.unpublished {
    case .track: return nil
    case .ignore where !context.model.announced.contains(variable.name, of: subject.id): return .onRequest
    case .auto, .ignore: break
    }
    if !assignmentsByOwnObserver(of: variable, in: subject, context).isEmpty { return .observerAssignsItself }
    return writer(of: variable, in: subject, context).map { .writtenByGetter($0) }
  }

  /// Where the observers of a variable change it. In a tracked one, that calls the observers again.
  static func assignmentsByOwnObserver(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [AccessFact] {
    variable.observerAccesses.filter {
      $0.name == variable.name && !$0.callsObservers && changes($0, variable, in: subject, context)
    }
  }

  /// `some P`, or a type that says `~Copyable`: the macro cannot hand its value on.
  private static func isOpaqueOrNoncopyable(
    _ variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    if variable.type.map({ "\($0)".contains("some ") }) == true { return true }
    let type = context.index.typeOfVariable(variable, in: LookupScope(inside: subject.id)).unwrapped
    guard case .project(let id, _) = type else { return false }
    return context.index[id].inheritance?.entries.contains { "\($0.type)".contains("~Copyable") } == true
  }

  /// Where initializers and the deinitializer in the file of the class change a variable without its observers.
  static func silentAssignments(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [AccessFact] {
    context.index.declarations(of: subject.id).filter { $0.file == subject.id.file }
      .flatMap { context.index[$0].functions }.filter { [.initializer, .deinitializer].contains($0.kind) }
      .flatMap { function in
        let first = firstValue(of: variable, in: function, of: subject, context)
        return function.accesses.filter {
          $0.name == variable.name && $0 != first && !$0.callsObservers
            && changes($0, variable, in: subject, context)
        }
      }
  }

  /// The assignment that gives a variable its first value for certain: it calls no observers of a tracked variable
  /// either, as the macro's `init` accessor makes it.
  private static func firstValue(
    of variable: VariableFact, in function: FunctionFact, of subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> AccessFact? {
    guard function.kind == .initializer, !function.delegates, !function.isConvenience,
      variable.needsAssignment,
      !InitializerIsolation.isOffActor(function, of: variable, in: subject, context.model),
      let first = function.accesses.first(where: { $0.name == variable.name }), first.kind == .assignment,
      !first.isDeferred, !isInTuple(first, context.source(subject.id.file))
    else { return nil }
    let isOnEachPath =
      !function.hasBranches && !function.hasLoops
      || FactsReader.isStatementOfBody(at: first.nameOffset, in: context.source(subject.id.file))
    return isOnEachPath ? first : nil
  }

  /// `(x, y) = (1, 2)`
  private static func isInTuple(_ assignment: AccessFact, _ source: SourceFile) -> Bool {
    let behind = source.endOfBlanks(from: assignment.nameOffset + assignment.name.utf8.count)
    return behind >= source.bytes.count || source.bytes[behind] != UInt8(ascii: "=")
  }

  private static let storageAttributes: Set<String> = [
    "IBInspectable", "NSCopying", "GKInspectable",
  ]

  private static func changes(
    _ access: AccessFact, _ variable: VariableFact, in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> Bool {
    changes(access.kind, variable, in: subject, context)
      || access.accessPath.map { accessPath in
        let type = context.index.typeOfVariable(variable, in: LookupScope(inside: subject.id))
        return context.model.changes(type, by: accessPath)
      } ?? false
  }

  /// Writing a member of an object does not change the variable that holds it.
  private static func changes(
    _ kind: AccessFact.Kind, _ variable: VariableFact, in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> Bool {
    switch kind {
    case .read, .aliasedInout, .initialization: return false
    case .assignment, .mutation: return true
    case .memberWrite:
      switch context.index.typeOfVariable(variable, in: LookupScope(inside: subject.id)).unwrapped {
      case .project(let id, _): return context.index[id].kind != .class && context.index[id].kind != .actor
      case .external(let name, _): return !KnownTypes.isPlainAppleClass(name.last ?? "")
      default: return true
      }
    }
  }

  // MARK: Initializers

  /// Read or changed in part before every stored variable has a value: a plain variable may be, a tracked one
  /// may not.
  private static func isUsedEarly(_ variable: VariableFact, in fact: TypeFact) -> Bool {
    InitializationOrder.usesBeforeInitialization(of: variable, in: fact).contains { $0.kind != .assignment }
  }

  // MARK: Deinit

  // MARK: Getters

  /// The getter, or the function called while a view is made, that writes the variable: a cache. Tracked, it
  /// would announce a change while a view is being made.
  private static func writer(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> String? {
    let subclasses = context.types.subclasses(of: subject.id)
    let family = [subject.id] + subclasses
    let protocols = family.flatMap(context.index.allRefinedProtocols)
    let declarations = (family + protocols).flatMap(context.index.declarations)
    let facts = declarations.map { context.index[$0] }
    let calls = CallGraph(of: facts, in: context.index)
    let isChange = { (access: AccessFact) in changes(access, variable, in: subject, context) }
    for getter in facts.flatMap(\.variables)
    where getter.isComputed && context.renderedGetters.contains(getter.name, of: subject.id) {
      if calls.writes(variable.name, from: getter.getterAccesses, where: isChange) { return getter.name }
    }
    let silent = CallGraph(of: declarations, withoutAnnouncedIn: context)
    let ancestors = context.index.lineage(of: subject.id)
    for declaration in declarations {
      for function in context.index[declaration].functions where !function.isAsync {
        let accesses = context.announcedChanges.unannounced(function.accesses, in: declaration)
        guard silent.writes(variable.name, from: accesses, where: isChange) else { continue }
        // Who knows the superclass calls what overrides it, and who knows a protocol, what its extensions add.
        var callees = function.modifiers.contains(named: "override") ? family + ancestors : family
        let owners = context.index.owners(of: declaration).filter(protocols.contains)
        callees += protocols.filter { type in
          owners.contains { $0 == type || context.index.allRefinedProtocols(of: type).contains($0) }
        }
        if context.isCalledWhileRendering(function, ofOneOf: callees) {
          return function.name + "(…)"
        }
      }
    }
    return context.holderWriting(variable, ofOneOf: family) { kind in
      changes(kind, variable, in: subject, context)
    }
  }
}
