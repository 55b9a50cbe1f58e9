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
  /// The members whose bodies access a member, with the accesses that do not run later, by its name.
  private var mentions: [String: [(member: String, access: AccessFact)]] = [:]

  package init(of facts: [TypeFact], in index: ProjectIndex) {
    functionsCallingImmediately = index.functionsCallingImmediately
    for fact in facts { add(fact) { $0 } }
    addMentions()
  }

  /// - Parameter kept: the accesses of a body that count, of those in a declaration; not of getters.
  package init(
    of declarations: [TypeID], in index: ProjectIndex, keeping kept: ([AccessFact], TypeID) -> [AccessFact]
  ) {
    functionsCallingImmediately = index.functionsCallingImmediately
    for declaration in declarations {
      add(index[declaration]) { kept($0, declaration) }
    }
    addMentions()
  }

  private mutating func addMentions() {
    for (member, accesses) in [bodies, changes].joined() {
      for access in accesses where !runsLater(access) {
        mentions[access.name, default: []].append((member, access))
      }
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
    path(from: accesses) { $0.name == name && $0.kind != .assignment } != nil
  }

  /// Whether a body writes a variable, by itself or through other members.
  package func writes(_ name: String, from accesses: [AccessFact], where isChange: (AccessFact) -> Bool)
    -> Bool
  {
    pathToWrite(of: name, from: accesses, where: isChange) != nil
  }

  /// How a body comes to write a variable; nil where it does not.
  package func pathToWrite(
    of name: String, from accesses: [AccessFact], where isChange: (AccessFact) -> Bool
  ) -> [AccessFact]? {
    path(from: accesses) { $0.name == name && isChange($0) }
  }

  private func runsLater(_ access: AccessFact) -> Bool {
    access.runsLater && !(access.runner.map(functionsCallingImmediately.contains) ?? false)
  }

  /// The shortest way from a body to an access of some kind, of several the first: the accesses of the members that run
  /// on it, and then the access itself.
  package func path(
    from accesses: [AccessFact], to isMeant: (AccessFact) -> Bool
  ) -> [AccessFact]? {
    var mentions = accesses.map { Mention(access: $0, caller: nil) }
    var seen: Set<String> = []
    var changed: Set<String> = []
    var next = 0
    while next < mentions.count {
      let access = mentions[next].access
      defer { next += 1 }
      if runsLater(access) { continue }
      if isMeant(access) { return path(to: next, among: mentions) }
      if let body = bodies[access.name], seen.insert(access.name).inserted {
        mentions += body.map { Mention(access: $0, caller: next) }
      }
      if let body = body(changing: access), changed.insert(access.name).inserted {
        mentions += body.map { Mention(access: $0, caller: next) }
      }
    }
    return nil
  }

  /// The members that come to an access of some kind, by themselves or through others: looked for from the accesses on, so
  /// that a question about each variable does not go through all members.
  package struct Reaching {
    fileprivate let members: Set<String>
    fileprivate let isMeant: (AccessFact) -> Bool
    fileprivate let graph: MemberAccessGraph

    /// Whether a body does so.
    package func contains(_ accesses: [AccessFact]) -> Bool {
      accesses.contains { !graph.runsLater($0) && (members.contains($0.name) || isMeant($0)) }
    }
  }

  /// - Parameters:
  ///   - names: of the members that are accessed.
  ///   - isMeant: false for accesses of others.
  package func members(
    reaching names: some Sequence<String>, where isMeant: @escaping (AccessFact) -> Bool
  ) -> Reaching {
    var found: Set<String> = []
    var open = names.flatMap { mentions[$0] ?? [] }.filter { isMeant($0.access) }.map(\.member)
    while let member = open.popLast() {
      if found.insert(member).inserted { open += (mentions[member] ?? []).map(\.member) }
    }
    return Reaching(members: found, isMeant: isMeant, graph: self)
  }

  /// An access, and the number of the one that runs the body around it.
  private struct Mention {
    let access: AccessFact
    let caller: Int?
  }

  private func path(to last: Int, among mentions: [Mention]) -> [AccessFact] {
    Array(sequence(first: last) { mentions[$0].caller }.map { mentions[$0].access }.reversed())
  }

  private func body(changing access: AccessFact) -> [AccessFact]? {
    [.read, .initialization].contains(access.kind) ? nil : changes[access.name]
  }
}
