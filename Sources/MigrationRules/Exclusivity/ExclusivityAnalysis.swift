import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Whether code that runs during a modify access to a property may read it: through functions, getters, observers and
/// closures of the sources, on the same object as far as expressions tell.
///
/// ```swift
/// func clean() { game.items.removeAll { isOld($0) } }
/// private func isOld(_ item: Int) -> Bool { game.items.first == item }
/// ```
/// A closure of unknown origin may read it, and so may subscribers and observers, and code past the limit.
struct ExclusivityAnalysis {
  private let model: ProjectModel
  private let calls: CallGraph
  private let summaries: EffectSummaries

  init(in model: ProjectModel, _ calls: CallGraph, _ summaries: EffectSummaries) {
    self.model = model
    self.calls = calls
    self.summaries = summaries
  }

  private struct Code: Hashable {
    let callee: Callee
    let owner: ObjectIdentity.Owner
  }

  /// The property, and the object that it belongs to.
  private struct Query {
    let name: String
    let object: ObjectIdentity
    /// The types of the arguments of the mutating method.
    let arguments: Set<TypeID>
  }

  /// The steps from the access to a read of the property; nil where none is found, empty past the limit.
  func readTrace(of property: VariableID, during access: ModifyAccess, in file: Int) -> [TraceStep]? {
    let name = model.index[property].name
    let location = SourceLocation(file: file, offset: access.offset)
    if access.passesObject || access.usesObject || isHandedToOthers(during: access, in: file) {
      return [model.step(at: location, "hands the object on meanwhile")]
    }
    if access.reads.contains(name) { return [model.step(reading: name, during: access, in: file)] }
    if access.callsUnknown {
      return [model.step(at: location, "calls a closure of unknown origin meanwhile")]
    }
    let path = readPath(during: access, in: file, query(for: property, accessedBy: access, in: file))
    return path.map(model.trace)
  }

  /// Code that is not followed is given the object: a stored closure, a function of another module.
  private func isHandedToOthers(during access: ModifyAccess, in file: Int) -> Bool {
    calls.references.effects(at: access.takers, in: file).contains { taker in
      let members = calls.members(referredToBy: taker, in: file)
      return members.isEmpty
        ? model.index.typesMade(by: taker, in: file).isEmpty : !members.allSatisfy(\.isFunction)
    }
  }

  private func query(for property: VariableID, accessedBy access: ModifyAccess, in file: Int) -> Query {
    let scope = LookupScope(file: file, enclosingType: access.enclosingType)
    let arguments = access.arguments.flatMap { model.index.type(of: $0, in: scope).unwrapped.declarations }
    let type = model.index.typeOfVariable(
      model.index[property], in: LookupScope(inside: property.declaration))
    let object = ObjectIdentity(of: property, base: access.base, holding: type.parts, in: model.index)
    return Query(name: model.index[property].name, object: object, arguments: Set(arguments))
  }

  private func readPath(during access: ModifyAccess, in file: Int, _ query: Query) -> [TracedMention]? {
    var paths = Paths()
    let (named, called) = code(runningDuring: access, in: file, query)
    if let read = named.read ?? called.read {
      return paths.path(to: Located(file: file, use: read), runBy: nil, during: access)
    }
    var open = paths.add(named.code + called.code, in: file, runBy: nil)
    open += codeOfValues(changedBy: access, in: file)
    open = open.filter { mayAccess(query, summaries.summary(of: $0.callee.code)) }
    var path: [TracedMention]?
    let extent = CallGraph.follow(open) { round in
      let effects = calls.effects(in: Set(round.map(\.callee.code)))
      var next: [Code] = []
      for code in round {
        let file = code.callee.code.file
        let found = execution(of: effects[code.callee.code] ?? [], in: file, of: code.owner, query)
        if let read = found.read {
          path = paths.path(to: Located(file: file, use: read), runBy: code, during: access)
          return nil
        }
        next += paths.add(found.code, in: file, runBy: code)
      }
      return next
    }
    return extent == .limited ? [] : path
  }

  /// Whether code accesses the property of any object, or may do anything.
  private func mayAccess(_ query: Query, _ summary: EffectSummary) -> Bool {
    summary.mayAccess { model.index[$0].name == query.name && query.object.mayHave($0) }
  }

  /// The code that some effects run, each with the effect.
  private struct Execution {
    var code: [(code: Code, effect: Effect)] = []
    /// The first effect that is on the property, or that runs a closure of unknown origin.
    var read: Effect?
  }

  /// The effect by which each code was reached first, with the code that contains it.
  private struct Paths {
    private var callers: [Code: (effect: Located<Effect>, code: Code?)] = [:]

    mutating func add(_ found: [(code: Code, effect: Effect)], in file: Int, runBy code: Code?) -> [Code] {
      for (next, effect) in found where callers[next] == nil {
        callers[next] = (Located(file: file, use: effect), code)
      }
      return found.map(\.code)
    }

    func path(
      to read: Located<Effect>, runBy code: Code?, during access: ModifyAccess
    ) -> [TracedMention] {
      var path = [read]
      var seen: Set<Code> = []
      var next = code
      while let code = next, seen.insert(code).inserted, let caller = callers[code] {
        path.append(caller.effect)
        next = caller.code
      }
      let first = next == nil ? path.last.map(\.use.offset).map(access.mentions.contains) : nil
      var mentions = path.reversed().map { TracedMention($0) }
      if first == true { mentions[0].isMeanwhile = true }
      return mentions
    }
  }

  private func execution(
    of effects: [Effect], in file: Int, of owner: ObjectIdentity.Owner, isFirst: Bool = false,
    _ query: Query, isOnObject: (Effect) -> Bool = { _ in false }
  ) -> Execution {
    var execution = Execution()
    for effect in effects {
      let base =
        isOnObject(effect)
        ? .object : query.object.owner(ofWhat: effect, namedBy: owner, in: file, isFirst: isFirst)
      let accesses = calls.accesses(of: effect, in: file, among: query.arguments)
      if accesses.isEmpty, effect.isCalled, LibraryEffects.tellsOthers(effect.name) {
        execution.read = effect
        return execution
      }
      for access in accesses {
        let owner = query.object.owner(of: access.receiver, base: base)
        switch access.target {
        case .code(let callee): execution.code.append((Code(callee: callee, owner: owner), effect))
        case .place(.global): continue
        case .place(.variable(let id)):
          guard owner == .object, effect.name == query.name, query.object.mayHave(id) else { continue }
          execution.read = effect
        case .unknown: execution.read = effect
        }
        if execution.read != nil { return execution }
      }
    }
    return execution
  }

  /// The code that is named during the access, and the function that the property is passed to.
  private func code(
    runningDuring access: ModifyAccess, in file: Int, _ query: Query
  ) -> (named: Execution, called: Execution) {
    let effects = calls.references.effects(at: access.mentions, in: file).filter { runs($0, during: access) }
    let callee = access.calleeOffset.flatMap { calls.references.effect(at: $0, in: file) }
    let start = query.object.start
    let named = execution(
      of: effects, in: file, of: start, isFirst: true, query,
      isOnObject: { query.object.isBase($0.base) && access.reads.contains($0.name) })
    let called = execution(
      of: [callee].compactMap { $0 }, in: file, of: start, query,
      isOnObject: { query.object.isBase($0.base) && access.callee?.name == $0.name })
    return (named, called)
  }

  /// In no closure inside of those that run, unless a function of the sources calls it before it returns.
  private func runs(_ effect: Effect, during access: ModifyAccess) -> Bool {
    effect.closures.allSatisfy { closure in
      closure.range.contains(access.offset) || access.closures.contains(closure.range)
        || closure.callee.map(model.index.callsImmediately) == true
    }
  }

  /// The code of value types that runs while a value is changed: mutating methods, setters and observers.
  private func codeOfValues(changedBy access: ModifyAccess, in file: Int) -> [Code] {
    let bodies = model.functions(changing: access, in: file).compactMap { located in
      located.use.bodyRange.map { CodeRegion(file: located.file, range: $0) }
    }
    let accessors = model.variables(changedWith: access, in: file).flatMap { id in
      (model.index[id].getterRanges + model.index[id].setterRanges).map {
        CodeRegion(file: id.declaration.file, range: $0)
      }
    }
    return (bodies + accessors).map { Code(callee: .init(code: $0, receiver: .none), owner: .other) }
  }
}

extension ProjectModel {
  /// Where code that runs during an access names a member of the same object.
  fileprivate func step(reading member: String, during access: ModifyAccess, in file: Int) -> TraceStep {
    let read = references.effects(at: access.mentions, in: file).first { $0.name == member }
    return step(
      at: SourceLocation(file: file, offset: read?.offset ?? access.offset), "reads '\(member)' meanwhile")
  }
}
