import MigrationPlanning
import ProjectIndex

/// Why an unpublished stored variable must not be tracked.
enum UntrackableReason {
  case lazy
  case nameTheMacroCannotTake
  case usedBeforeInitialized
  case usedInDeinit
  case observerAssignsItself
  case writtenByGetter(String)
  case overridden
  /// Attributes that need real storage, or `nonisolated`.
  case needsStorage

  /// Why, for a note, where the reader would not expect it.
  var explanation: String? {
    switch self {
    case .writtenByGetter(let name): "'\(name)' writes it while a view is made"
    case .observerAssignsItself: "its observer assigns it, which would call the observer again without end"
    default: nil
    }
  }

  static func find(
    for variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> UntrackableReason? {
    let fact = context.index[subject.id]
    if variable.isLazy { return .lazy }
    if variable.modifiers.contains(named: "override") { return .overridden }
    if MacroLimits.problem(of: variable, in: subject, context) != nil { return .nameTheMacroCannotTake }
    if variable.attributes.contains(where: { storageAttributes.contains($0.name.last ?? "") }) {
      return .needsStorage
    }
    if variable.modifiers.contains(where: { $0.name == "nonisolated" }) { return .needsStorage }
    if isUsedInDeinit(variable, of: fact, subject, context) { return .usedInDeinit }
    if isUsedEarly(variable, in: fact) { return .usedBeforeInitialized }
    if variable.observerAccesses.contains(where: {
      $0.name == variable.name && $0.kind != .read && !$0.isDeferred
    }) {
      return .observerAssignsItself
    }
    return writer(of: variable, in: fact, subject, context).map { .writtenByGetter($0) }
  }

  private static let storageAttributes: Set<String> = [
    "IBOutlet", "IBInspectable", "NSCopying", "GKInspectable",
  ]

  // MARK: Initializers

  /// Read or changed in part before every stored variable has a value: a plain variable may be, a tracked one
  /// may not.
  private static func isUsedEarly(_ variable: VariableFact, in fact: TypeFact) -> Bool {
    fact.functions.contains { function in
      guard function.kind == .initializer, !function.delegates, !function.isConvenience else { return false }
      let end = initializationEnd(of: function, in: fact)
      return function.accesses.contains { access in
        access.name == variable.name && access.kind != .assignment && access.offset < end
          && !access.isDeferred
      } || (function.isNonisolated && function.accesses.contains { $0.name == variable.name })
    }
  }

  /// Where the last variable without a value of its own is assigned for the first time, or `super.init` is
  /// called.
  private static func initializationEnd(of function: FunctionFact, in fact: TypeFact) -> Int {
    let required = Set(
      fact.variables.filter { $0.isStored && !$0.isStatic && !$0.isLazy && $0.needsAssignment }.map(\.name))
    var end = function.superInitializerOffset ?? 0
    var seen: Set<String> = []
    for access in function.accesses where access.kind == .assignment && required.contains(access.name) {
      if seen.insert(access.name).inserted { end = max(end, access.end) }
    }
    return end
  }

  // MARK: Deinit

  /// A tracked property of a main-actor class is not reachable from its nonisolated deinit.
  private static func isUsedInDeinit(
    _ variable: VariableFact, of fact: TypeFact, _ subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    guard let function = fact.functions.first(where: { $0.kind == .deinitializer }),
      function.accesses.contains(where: { $0.name == variable.name })
    else { return false }
    return mayBeIsolated(subject, context)
  }

  /// On a global actor by its own attribute, or perhaps by its superclass or a protocol.
  private static func mayBeIsolated(_ subject: ObservableTypes.Subject, _ context: RuleContext) -> Bool {
    var current: TypeID? = subject.id
    while let type = current {
      let fact = context.index[type]
      if fact.attributes.contains(where: { $0.name.last?.hasSuffix("Actor") == true }) { return true }
      let scope = LookupScope(file: type.file, enclosingType: fact.parent)
      for entry in fact.inheritance?.entries ?? [] {
        switch context.index.resolve(entry.type, in: scope) {
        case .project(let id, _):
          if context.index[id].attributes.contains(where: { $0.name.last?.hasSuffix("Actor") == true }) {
            return true
          }
        case .external(let name, _):
          let last = name.last ?? ""
          if last.hasPrefix("UI") || last.hasPrefix("NS"), last != "NSObject" { return true }
          if last.hasPrefix("SF") || last.hasPrefix("WK") { return true }
        default: break
        }
      }
      current = context.index.superclass(of: type)
    }
    return false
  }

  // MARK: Getters

  /// The getter, or the function called while a view is made, that writes the variable: a cache. Tracked, it
  /// would announce a change while a view is being made.
  private static func writer(
    of variable: VariableFact, in fact: TypeFact, _ subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> String? {
    let calls = CallGraph(of: fact)
    for getter in fact.variables where getter.isComputed {
      if calls.writes(variable.name, from: getter.getterAccesses) { return getter.name }
    }
    for function in fact.functions where function.kind == .function && function.result != nil {
      guard calls.writes(variable.name, from: function.accesses) else { continue }
      if context.isCalledWhileRendering(function.name, of: subject.id) { return function.name + "(…)" }
    }
    return nil
  }
}

/// Which members of a class use which others.
private struct CallGraph {
  private let bodies: [String: [AccessFact]]

  init(of fact: TypeFact) {
    var bodies: [String: [AccessFact]] = [:]
    for function in fact.functions where function.kind == .function {
      bodies[function.name, default: []] += function.accesses
    }
    for variable in fact.variables where variable.isComputed {
      bodies[variable.name, default: []] += variable.getterAccesses
    }
    self.bodies = bodies
  }

  /// Whether a body writes a variable, by itself or through other members.
  func writes(_ name: String, from accesses: [AccessFact]) -> Bool {
    var open = accesses
    var seen: Set<String> = []
    while let access = open.popLast() {
      if access.isDeferred { continue }
      if access.name == name, access.kind != .read { return true }
      if let body = bodies[access.name], seen.insert(access.name).inserted { open += body }
    }
    return false
  }
}

extension RuleContext {
  /// Whether a view's body calls a function of a class; a call on something unclear counts.
  fileprivate func isCalledWhileRendering(_ name: String, of type: TypeID) -> Bool {
    index.files.enumerated().contains { file, facts in
      facts.renderCalls.contains { call in
        guard call.name == name else { return false }
        let scope = LookupScope(file: file, enclosingType: call.enclosingType)
        let base = index.type(of: call.base, in: scope).unwrapped
        return base == .unknown || base.declarations.contains(type)
      }
    }
  }
}

extension VariableFact {
  /// Has no value until an initializer gives it one.
  fileprivate var needsAssignment: Bool {
    if initializerRange != nil { return false }
    if case .optional = type, !isLet { return false }
    return true
  }
}
