import Dispatch
package import SwiftModel

/// Which code runs with an effect, and which stored variable it is on.
///
/// A call goes to all that it may mean: through a protocol to every witness, of a method to every override, of a variable
/// that holds a function to every closure that the sources store in it. To read a computed property runs its getter, and
/// to change a variable its observers or its setter.
///
/// Analyses may ask from several threads.
package final class CallGraph: @unchecked Sendable {
  package let index: ProjectIndex
  package let references: ReferenceIndex
  private let reader: ConcurrentReader
  /// Only one thread at a time uses what follows.
  private let turn = DispatchSemaphore(value: 1)
  private var storedClosures: [VariableID: StoredClosures] = [:]
  private var knownNames: NamesOfDeclarations?

  package init(of index: ProjectIndex, references: ReferenceIndex, reader: ConcurrentReader) {
    self.index = index
    self.references = references
    self.reader = reader
  }

  /// The names of all that the project declares.
  var names: NamesOfDeclarations {
    turn.wait()
    defer { turn.signal() }
    let names = knownNames ?? NamesOfDeclarations(of: index)
    knownNames = names
    return names
  }

  /// What an effect may concern.
  package enum Target: Hashable, Sendable {
    case place(Place)
    /// It runs code of the sources.
    case code(CodeRegion)
  }

  /// All that an effect may concern; empty where its name refers to nothing of the project.
  package func targets(of effect: Effect, in file: Int) -> [Target] {
    accesses(of: effect, in: file, whenMentioned: false).compactMap { access in
      switch access.target {
      case .place(.variable(let id)) where index[id.declaration].kind == .protocol: nil
      case .place(let place): .place(place)
      case .code(let callee): callee.mentions?.isEmpty == true ? nil : .code(callee.code)
      case .unknown: nil
      }
    }
  }

  /// The same, with whose it is, and with code that the sources do not tell.
  ///
  /// - Parameters:
  ///   - whenMentioned: whether a stored closure may run where its name stands.
  ///   - conforming: where some of these conform to a protocol, no other type does.
  package func accesses(
    of effect: Effect, in file: Int, whenMentioned: Bool = true, among conforming: Set<TypeID> = []
  ) -> [Access] {
    let members = index.members(referredToBy: effect, in: file)
    if members.isEmpty { return initializers(calledBy: effect, in: file) }
    let runsClosures = effect.isCalled || whenMentioned && effect.kind.mayRead
    return members.flatMap { member -> [Access] in
      switch member {
      case .variable(let id): accesses(of: effect, on: id, runsClosures: runsClosures, among: conforming)
      case .function(let function, let declaration):
        function.mayTake(effect.labels) ? callees(of: function, in: declaration, among: conforming) : []
      case .globalFunction(let function, let file):
        function.mayTake(effect.labels) ? [Access(body: function, in: file, of: .none)].compactMap { $0 } : []
      case .globalVariable(let variable, let file):
        variable.isComputed
          ? [Access(CodeRegion(file: file, range: variable.declarationRange), of: .none)]
          : [Access(receiver: .none, target: .place(.global(name: variable.name, file: file)))]
      }
    }
  }

  // MARK: Variables

  private func accesses(
    of effect: Effect, on id: VariableID, runsClosures: Bool, among conforming: Set<TypeID>
  ) -> [Access] {
    let variable = index[id]
    let closures = runsClosures && holdsFunction(id) ? closureAccesses(storedIn: id) : []
    if index[id.declaration].kind == .protocol {
      let requirement = Access(receiver: .base, target: .place(.variable(id)))
      return [requirement] + closures
        + conformers(of: id.declaration, among: conforming).flatMap { conformer in
          index.variables(named: variable.name, of: conformer).filter {
            index[$0.declaration].kind != .protocol
          }
          .flatMap { accesses(of: effect, on: $0, runsClosures: runsClosures, among: []) }
          .map { $0.received(by: .conformer(conformer)) }
        }
    }
    let receiver = variable.isStatic ? Callee.Receiver.none : .base
    let accessors = Access(
      CodeRegion(file: id.declaration.file, range: variable.declarationRange), of: receiver)
    let overrides = index.owners(of: id.declaration).flatMap(index.subclasses).flatMap(index.declarations)
      .flatMap { self.overrides(of: variable.name, in: $0, runBy: effect) }
    if variable.isComputed { return [accessors] + overrides }
    let place = Access(receiver: receiver, target: .place(.variable(id)))
    let runsObservers = variable.hasObservers && effect.kind != .read
    return [place] + closures + (runsObservers ? [accessors] : []) + overrides
  }

  private func overrides(of name: String, in declaration: TypeID, runBy effect: Effect) -> [Access] {
    index[declaration].variables.filter {
      $0.name == name && ($0.isComputed || $0.hasObservers && effect.kind != .read)
    }.map { Access(CodeRegion(file: declaration.file, range: $0.declarationRange), of: .base) }
  }

  private func holdsFunction(_ id: VariableID) -> Bool {
    if index[id].holdsFunction { return true }
    guard index[id].isStored || index[id.declaration].kind == .protocol else { return false }
    let type = index.typeOfVariable(index[id], in: LookupScope(inside: id.declaration))
    if case .function = type.unwrapped { return true }
    return false
  }

  private func closureAccesses(storedIn id: VariableID) -> [Access] {
    let closures = closures(storedIn: id)
    let unknown = closures.isComplete ? [] : [Access(receiver: .none, target: .unknown)]
    return unknown + closures.callees.map { Access(receiver: $0.receiver, target: .code($0)) }
  }

  private func closures(storedIn id: VariableID) -> StoredClosures {
    turn.wait()
    let known = storedClosures[id]
    turn.signal()
    if let known { return known }
    let found = StoredClosures(in: id, index, reader)
    turn.wait()
    storedClosures[id] = found
    turn.signal()
    return found
  }

  // MARK: Functions

  /// The bodies that a call of a member function may run: its own, those of its overrides, those of its witnesses.
  private func callees(
    of function: FunctionFact, in declaration: TypeID, among conforming: Set<TypeID>
  ) -> [Access] {
    let own = Access(body: function, in: declaration.file, of: function.isStatic ? .none : .base)
    let isRequirement = index[declaration].kind == .protocol
    let others =
      isRequirement
      ? conformers(of: declaration, among: conforming)
      : index.owners(of: declaration).flatMap(index.subclasses(of:))
    let replacing = others.flatMap { other in
      (isRequirement ? index.lineage(of: other) : [other]).flatMap(index.declarations(of:)).flatMap { found in
        index[found].functions.filter { $0.mayReplace(function) }.compactMap {
          Access(body: $0, in: found.file, of: isRequirement ? .conformer(other) : .base)
        }
      }
    }
    var seen: Set<Access> = []
    return ([own].compactMap { $0 } + replacing).filter { seen.insert($0).inserted }
  }

  private func conformers(of required: TypeID, among conforming: Set<TypeID>) -> [TypeID] {
    let all = index.conformers(of: required)
    let known = all.filter(conforming.contains)
    return known.isEmpty ? all : known
  }

  /// `Row(shelf: self)`: on an object that nothing refers to yet.
  private func initializers(calledBy effect: Effect, in file: Int) -> [Access] {
    guard effect.isCalled, names.types.contains(effect.name) else { return [] }
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    let callee = effect.base.map { ExpressionFact.member($0, effect.name) } ?? .name(effect.name)
    guard case .metatype(let instance) = index.type(of: callee, in: scope) else { return [] }
    return instance.unwrapped.declarations.flatMap(index.declarations(of:)).flatMap { declaration in
      index[declaration].functions.filter { $0.kind == .initializer && $0.mayTake(effect.labels) }
        .compactMap { Access(body: $0, in: declaration.file, of: .none) }
    }
  }
}

extension FunctionFact {
  /// As a witness of a requirement, or as an override.
  fileprivate func mayReplace(_ other: FunctionFact) -> Bool {
    kind == other.kind && name == other.name && isStatic == other.isStatic
      && parameters.map(\.label) == other.parameters.map(\.label)
  }

  /// - Parameter labels: of the arguments in parentheses; nil where any will do.
  package func mayTake(_ labels: [String?]?) -> Bool {
    FunctionName(name: name, labels: parameters.map(\.label)).mayTake(labels)
  }
}

extension VariableFact {
  /// `var onChange: (() -> Void)?`
  package var holdsFunction: Bool {
    if case .function = type?.withoutOptional { true } else { false }
  }
}
