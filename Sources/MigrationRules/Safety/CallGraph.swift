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
  init(
    of declarations: [TypeID], in index: ProjectIndex, keeping kept: ([AccessFact], TypeID) -> [AccessFact]
  ) {
    functionsCallingImmediately = index.functionsCallingImmediately
    for declaration in declarations {
      add(index[declaration]) { kept($0, declaration) }
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
