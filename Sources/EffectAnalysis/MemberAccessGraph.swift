package import SwiftModel

/// Which members of some declarations access which others, by their names.
///
/// It stands on the accesses among the facts of these declarations, which every file has: no body is parsed for it, so
/// all classes of a project can be looked through. `CallGraph` reads bodies and follows code into other types, through
/// protocols and closures, for the few places where that is needed.
///
/// A name means all members of it: overloads, and members of all declarations. An access counts unless it is in a closure
/// that may run later.
package struct MemberAccessGraph {
  private var bodies: [String: [AccessFact]] = [:]
  /// The effects of changing a property: those of its setter or observers. None for a published property, whose
  /// change was announced before.
  private var changes: [String: [AccessFact]] = [:]
  private let functionsCallingImmediately: Set<String>

  package init(of facts: [TypeFact], in index: ProjectIndex) {
    functionsCallingImmediately = index.functionsCallingImmediately
    for fact in facts { add(fact) }
  }

  private mutating func add(_ fact: TypeFact) {
    for function in fact.functions where function.kind == .function {
      bodies[function.name, default: []] += function.accesses
    }
    for variable in fact.variables where variable.isComputed {
      bodies[variable.name, default: []] += variable.getterAccesses
    }
    for variable in fact.variables {
      let accesses = variable.setterAccesses + variable.observerAccesses
      if accesses.isEmpty || variable.attributes.contains(where: { $0.name.last == "Published" }) { continue }
      changes[variable.name, default: []] += accesses
    }
  }

  /// The members that a body uses, by itself or through others.
  package func uses(of accesses: [AccessFact]) -> Set<String> {
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

  /// Whether a body reads a variable, by itself or through other members.
  package func reads(_ name: String, from accesses: [AccessFact]) -> Bool {
    contains(from: accesses) { $0.name == name && $0.kind != .assignment }
  }

  /// Whether a body writes a variable, by itself or through other members.
  package func writes(_ name: String, from accesses: [AccessFact], where isChange: (AccessFact) -> Bool)
    -> Bool
  {
    contains(from: accesses) { $0.name == name && isChange($0) }
  }

  private func contains(from accesses: [AccessFact], _ isMeant: (AccessFact) -> Bool) -> Bool {
    var open = accesses
    var seen: Set<String> = []
    var changed: Set<String> = []
    while let access = open.popLast() {
      if runsLater(access) { continue }
      if isMeant(access) { return true }
      if seen.insert(access.name).inserted { open += bodies[access.name] ?? [] }
      if let body = body(changing: access), changed.insert(access.name).inserted { open += body }
    }
    return false
  }

  private func runsLater(_ access: AccessFact) -> Bool {
    access.runsLater && !(access.runner.map(functionsCallingImmediately.contains) ?? false)
  }

  private func body(changing access: AccessFact) -> [AccessFact]? {
    [.read, .initialization].contains(access.kind) ? nil : changes[access.name]
  }
}
