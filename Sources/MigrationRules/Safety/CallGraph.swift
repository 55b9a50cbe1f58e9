import MigrationPlanning
import SwiftModel

/// Which members of a type use which others.
struct CallGraph {
  private var bodies: [String: [AccessFact]] = [:]
  /// What is done where a property is changed, by its setter or its observers. Nothing where it is published: a change of
  /// it was announced before.
  private var changes: [String: [AccessFact]] = [:]
  private let functionsCallingImmediately: Set<String>

  init(of facts: [TypeFact], in index: ProjectIndex) {
    functionsCallingImmediately = index.functionsCallingImmediately
    for fact in facts { add(fact) { $0 } }
  }

  /// Of what functions change, only what comes with no change that was announced.
  init(of declarations: [TypeID], withoutAnnouncedIn context: RuleContext) {
    functionsCallingImmediately = context.index.functionsCallingImmediately
    for declaration in declarations {
      add(context.index[declaration]) { context.announcedChanges.unannounced($0, in: declaration) }
    }
  }

  private mutating func add(_ fact: TypeFact, keeping kept: ([AccessFact]) -> [AccessFact]) {
    for function in fact.functions where function.kind == .function {
      bodies[function.name, default: []] += kept(function.accesses)
    }
    for variable in fact.variables where variable.isComputed {
      bodies[variable.name, default: []] += variable.getterAccesses
    }
    for variable in fact.variables {
      let accesses = variable.setterAccesses + variable.observerAccesses
      if accesses.isEmpty || variable.attributes.contains(where: { $0.name.last == "Published" }) { continue }
      changes[variable.name, default: []] += kept(accesses)
    }
  }

  /// The members that a body uses, by itself or through others.
  func uses(of accesses: [AccessFact]) -> Set<String> {
    var open = accesses
    var seen: Set<String> = []
    var changed: Set<String> = []
    while let access = open.popLast() {
      if runsLater(access) { continue }
      if seen.insert(access.name).inserted { open += bodies[access.name] ?? [] }
      if let body = body(changing: access), changed.insert(access.name).inserted { open += body }
    }
    return seen
  }

  /// Members, and what they use in turn.
  func uses(ofMembers names: Set<String>) -> Set<String> {
    names.union(uses(of: names.flatMap { bodies[$0] ?? [] }))
  }

  /// Whether a body reads a variable, by itself or through other members.
  func reads(_ name: String, from accesses: [AccessFact]) -> Bool {
    reaches(from: accesses) { $0.name == name && $0.kind != .assignment }
  }

  /// Whether a body changes one of some values, by itself or through other members.
  func mayChange(_ values: MutatingAccessors, from accesses: [AccessFact]) -> Bool {
    reaches(from: accesses, where: values.mayBeChanged)
  }

  /// Whether a body writes a variable, by itself or through other members.
  func writes(_ name: String, from accesses: [AccessFact], where isChange: (AccessFact) -> Bool) -> Bool {
    reaches(from: accesses) { $0.name == name && isChange($0) }
  }

  private func runsLater(_ access: AccessFact) -> Bool {
    access.runsLater && !(access.runner.map(functionsCallingImmediately.contains) ?? false)
  }

  private func reaches(from accesses: [AccessFact], where isMeant: (AccessFact) -> Bool) -> Bool {
    var open = accesses
    var seen: Set<String> = []
    var changed: Set<String> = []
    while let access = open.popLast() {
      if runsLater(access) { continue }
      if isMeant(access) { return true }
      if let body = bodies[access.name], seen.insert(access.name).inserted { open += body }
      if let body = body(changing: access), changed.insert(access.name).inserted { open += body }
    }
    return false
  }

  private func body(changing access: AccessFact) -> [AccessFact]? {
    [.read, .initialization].contains(access.kind) ? nil : changes[access.name]
  }
}

extension RuleContext {
  /// Whether a view's body calls a function of a class; a call on something unclear counts. A function without a
  /// result is no content: there, only a call counts that is a statement of the body itself, or of what that calls.
  func isCalledWhileRendering(_ function: FunctionFact, ofOneOf types: [TypeID]) -> Bool {
    if function.kind == .function, renderedMethods.contains(function.name, ofOneOf: types) { return true }
    return (renderCalls[function.name] ?? []).contains { located in
      let use = located.use
      guard mayRender(located, calling: function) else { return false }
      let mayBeContent = function.result != nil || use.isDiscarded
      let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
      let base = index.type(of: use.base, in: scope).unwrapped
      if use.isReference, hasProperty(named: use.name, base) { return false }
      let isUnclear =
        base == .unknown && !use.isReference && !use.isOfPart
        && !Self.methodsOfSequences.contains(function.name)
        && function.name != "callAsFunction"
      return mayBeContent && isUnclear
        || base.declarations.contains {
          types.contains($0) || model.mayRun(function, ofOneOf: types, throughProtocol: $0)
        }
    }
  }

  /// Whether a call that may be of a function is content of a view, or stands among the statements that make it.
  func mayRender(_ located: Located<RenderCallUse>, calling function: FunctionFact) -> Bool {
    let use = located.use
    guard function.result != nil || use.isDiscarded || use.isStatement, use.mayCall(function),
      use.function.map(renderedFunctions.contains) ?? true,
      !(use.builder.map { isAction(givenTo: $0, calling: function, in: located.file) } ?? false)
    else { return false }
    let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
    return !(use.closure.map { index.isAction($0, in: scope) } ?? false)
  }

  /// Then the name without parentheses means that.
  private func hasProperty(named name: String, _ type: ResolvedType) -> Bool {
    type.declarations.contains { !index.variables(named: name, of: $0).isEmpty }
  }

  /// A closure that makes a view has views for its statements. One that calls something else is an action, unless the
  /// type that is made with it says that it takes such a value.
  private func isAction(givenTo name: String, calling function: FunctionFact, in file: Int) -> Bool {
    guard let result = function.result, isNoView(result, in: file) else { return false }
    let makers = index.resolve(.name(name), in: LookupScope(file: file, enclosingType: nil)).declarations
    return !makers.flatMap(index.declarations).contains { maker in
      let fact = index[maker]
      let types =
        fact.functions.filter { $0.kind == .initializer }.flatMap(\.parameters).map(\.type)
        + fact.variables.map(\.type)
      return types.contains { $0?.closureResult == result }
    }
  }

  private func isNoView(_ type: TypeExpression, in file: Int) -> Bool {
    switch index.resolve(type, in: LookupScope(file: file, enclosingType: nil)).unwrapped {
    case .project(let id, _): !model.conforms(id, toOneOf: ProjectModel.builtProtocols)
    case .external(let name, _):
      KnownTypes.isStandardValue(name.last ?? "") || name == ["Task"] || name == ["AnyCancellable"]
    case .array, .dictionary, .tuple, .function: true
    default: false
    }
  }

  /// What is not clear and has one of these methods is a sequence rather than a model.
  private static let methodsOfSequences: Set<String> = [
    "compactMap", "contains", "drop", "filter", "first", "flatMap", "forEach", "last", "map", "max", "min",
    "prefix", "reduce", "sorted", "split", "suffix",
  ]
}

extension TypeExpression {
  /// Of `() -> Value`, and of that as an optional.
  fileprivate var closureResult: TypeExpression? {
    switch self {
    case .function(_, let result): result
    case .optional(let type): type.closureResult
    default: nil
    }
  }
}
