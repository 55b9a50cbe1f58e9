import Dispatch
import SourceText
package import SwiftModel

/// Which code runs with an effect, and which stored variable it is on.
///
/// A call goes to all that it may mean: through a protocol to every witness, of a method to every override, of a variable
/// that holds a function to every closure that the sources store in it. Reading a computed property runs its getter, and
/// changing a variable its observers or its setter. A value is made by an initializer and the initial values of its
/// stored variables; a lazy or static variable gets its own when it is accessed first.
///
/// Not followed are operators and property wrappers (see `ImplicitMembers`), deinitializers, and what another module calls
/// back.
///
/// Analyses may ask from several threads.
package final class CallGraph: @unchecked Sendable {
  package let index: ProjectIndex
  package let references: ReferenceIndex
  let storedClosures: StoredClosureIndex
  /// Only one thread at a time uses what follows.
  private let turn = DispatchSemaphore(value: 1)
  private var knownNames: NamesOfDeclarations?
  private lazy var setters = index.setters
  private lazy var namesOfValues = NamesOfValues(in: index)
  /// By file and byte offset of the effect.
  private var members: [Int: [Int: [ReferencedMember]]] = [:]
  /// The code of the initial values of each type's variables.
  private var initialValues: [TypeID: [CodeRegion]] = [:]
  /// The effects on what matters in code that somebody asked about.
  private var effects: [CodeRegion: [Effect]] = [:]

  package init(of index: ProjectIndex, references: ReferenceIndex, reader: ConcurrentReader) {
    self.index = index
    self.references = references
    storedClosures = StoredClosureIndex(of: index, reader: reader)
  }

  /// The names of all that the project declares.
  package var names: NamesOfDeclarations {
    turn.wait()
    defer { turn.signal() }
    let names = knownNames ?? NamesOfDeclarations(of: index)
    knownNames = names
    return names
  }

  /// The names that code uses values of a type by.
  func namesOfValues(of type: TypeID) -> Set<String> {
    turn.wait()
    defer { turn.signal() }
    return namesOfValues.names(of: type)
  }

  /// Whether some code runs where a variable or an element is set: a setter, or an observer.
  package func isSetter(_ code: CodeRegion) -> Bool {
    turn.wait()
    defer { turn.signal() }
    return setters.contains(code)
  }

  /// Whether something of a name may run code of the project, or be stored in: what the project declares, and what calls
  /// back.
  package func matters(_ name: String) -> Bool {
    names.contains(name) || names.types.contains(name) || LibraryEffects.tellsOthers(name)
  }

  /// The effects on what matters, wherever they stand in some code. No code is looked through twice.
  func effectsOnWhatMatters(
    in regions: Set<CodeRegion>, ahead isAskedLater: (String) -> Bool
  ) -> [CodeRegion: [Effect]] {
    turn.wait()
    let unknown = regions.filter { effects[$0] == nil }
    turn.signal()
    let found = unknown.isEmpty ? [:] : references.effects(in: unknown, where: matters, ahead: isAskedLater)
    turn.wait()
    defer { turn.signal() }
    effects.merge(found) { known, _ in known }
    return regions.reduce(into: [:]) { $0[$1] = effects[$1] }
  }

  /// Whether the project declares a type of a name.
  package func declaresType(named name: String) -> Bool { names.types.contains(name) }

  /// All that the name of an effect may refer to.
  package func members(referredToBy effect: Effect, in file: Int) -> [ReferencedMember] {
    turn.wait()
    let known = members[file]?[effect.offset]
    turn.signal()
    if let known { return known }
    let found = index.members(referredToBy: effect, in: file)
    turn.wait()
    members[file, default: [:]][effect.offset] = found
    turn.signal()
    return found
  }

  /// What an effect may concern.
  package enum Target: Hashable, Sendable {
    case place(Place)
    /// It runs code of the sources.
    case code(CodeRegion)
  }

  /// All that an effect may concern, each once; empty where its name refers to nothing of the project.
  package func targets(of effect: Effect, in file: Int) -> [Target] {
    accesses(of: effect, in: file, whenMentioned: false).compactMap { access -> Target? in
      switch access.target {
      case .place(.variable(let id)) where index[id.declaration].kind == .protocol: nil
      case .place(let place): .place(place)
      case .code(let callee): callee.code.mentions?.isEmpty == true ? nil : .code(callee.code)
      case .unknown: nil
      }
    }.uniqued()
  }

  /// The stored variables that an effect may concern.
  package func places(of effect: Effect, in file: Int) -> [Place] {
    members(referredToBy: effect, in: file).flatMap { member -> [Place] in
      switch member {
      case .variable(let id): places(of: id)
      case .globalVariable(let variable, let file):
        variable.isComputed ? [] : [.global(name: variable.name, file: file)]
      case .function, .globalFunction: []
      }
    }.uniqued()
  }

  /// A stored variable, or those that conforming types have for a requirement.
  private func places(of id: VariableID) -> [Place] {
    guard index[id.declaration].kind == .protocol else { return index[id].isComputed ? [] : [.variable(id)] }
    return index.replacements(of: .variable(id)).compactMap(\.member.variable).flatMap(places)
  }

  /// The same with receivers, requirements of protocols, and closures of unknown origin.
  ///
  /// - Parameters:
  ///   - whenMentioned: whether a stored closure may run where its name stands.
  ///   - conforming: where some of these conform to a protocol, no other type does.
  package func accesses(
    of effect: Effect, in file: Int, whenMentioned: Bool = true, among conforming: Set<TypeID> = []
  ) -> [Access] {
    let members = members(referredToBy: effect, in: file)
    if members.isEmpty {
      return initializers(calledBy: effect, in: file) + staticSubscripts(accessedBy: effect, in: file)
    }
    let runsClosures = index.callsWhatIsNamed(by: effect) || whenMentioned && effect.kind.mayRead
    return members.filter { $0.mayBeCalled(by: effect) }.flatMap { member -> [Access] in
      switch member {
      case .variable(let id):
        accesses(of: effect, in: file, on: id, runsClosures: runsClosures, among: conforming)
      case .function(let function, let declaration):
        callees(of: function, in: declaration, calledBy: effect, among: conforming)
      case .globalFunction(let function, let file):
        Access.running(function, in: file, of: .none, by: effect)
      case .globalVariable(let variable, let file):
        accesses(of: effect, onGlobal: variable, in: file, runsClosures: runsClosures)
      }
    }
  }

  // MARK: Variables

  /// How an effect acts on a stored variable.
  package func kind(of effect: Effect, on place: Place) -> AccessFact.Kind {
    index.variable(at: place).map { kind(of: effect, on: $0, in: index.scope(of: place)) } ?? effect.kind
  }

  private func kind(of effect: Effect, on variable: VariableFact, in scope: LookupScope) -> AccessFact.Kind {
    guard effect.kind == .memberWrite || [.read, .mutation].contains(effect.kind) && !effect.path.isEmpty
    else { return effect.kind }
    return index.kind(
      of: effect.kind, along: effect.path, onValueOf: index.typeOfVariable(variable, in: scope).unwrapped,
      orBy: names.mutatingMethods)
  }

  /// Whether an effect may give a stored variable another value: also by a key path that is handed to a function which
  /// can assign by it: `set(\.count)`.
  func mayWrite(_ effect: Effect, to place: Place, in file: Int) -> Bool {
    if kind(of: effect, on: place).mayWrite { return true }
    guard effect.mayBeAssignedByKeyPath, let argument = effect.base?.keyPathArgument else { return false }
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    guard case .external(let names, _) = index.type(of: .parameterType(of: argument), in: scope).unwrapped
    else { return false }
    return names.last?.hasSuffix("WritableKeyPath") == true
  }

  private func accesses(
    of effect: Effect, onGlobal variable: VariableFact, in file: Int, runsClosures: Bool
  ) -> [Access] {
    let scope = LookupScope(file: file, enclosingType: nil)
    let kind = kind(of: effect, on: variable, in: scope)
    let place = Place.global(name: variable.name, file: file)
    let initial = variable.initialCode.map { Access(CodeRegion(file: file, range: $0), of: .none) }
    return (variable.isComputed ? [] : [Access(receiver: .none, target: .place(place))])
      + closureAccesses(runBy: effect, in: place, runsClosures: runsClosures)
      + calleesOfValue(of: index.typeOfVariable(variable, in: scope), calledBy: effect)
      + keyPathAccesses(by: effect, of: place)
      + variable.accessors(runBy: kind).map { Access(CodeRegion(file: file, range: $0), of: .none) }
      + [initial].compactMap { $0 }
  }

  private func accesses(
    of effect: Effect, in file: Int, on id: VariableID, runsClosures: Bool, among conforming: Set<TypeID>
  ) -> [Access] {
    let variable = index[id]
    let closures = closureAccesses(runBy: effect, in: .variable(id), runsClosures: runsClosures)
    if index[id.declaration].kind == .protocol {
      let requirement = Access(receiver: .base, target: .place(.variable(id)))
      return [requirement] + closures
        + index.replacements(of: .variable(id), among: conforming).flatMap { witness -> [Access] in
          guard let id = witness.member.variable else { return [] }
          return accesses(of: effect, in: file, on: id, runsClosures: runsClosures, among: [])
            .map { $0.received(by: witness.receiver) }
        }
    }
    let receiver = variable.isStatic ? Callee.Receiver.none : .base
    let kind = kind(of: effect, on: variable, in: LookupScope(inside: id.declaration))
    var code = runsNoObservers(effect, in: file, of: id) ? [] : variable.accessors(runBy: kind)
    if variable.isStatic || variable.isLazy && kind.mayRead {
      code += [variable.initialCode].compactMap { $0 }
    }
    let run =
      code.map { Access(CodeRegion(file: id.declaration.file, range: $0), of: receiver) }
      + (effect.base == .superReference ? [] : overrides(of: id, runBy: kind))
    let called = calleesOfValue(
      of: index.typeOfVariable(variable, in: LookupScope(inside: id.declaration)), calledBy: effect,
      among: conforming)
    if variable.isComputed { return run + called }
    return [Access(receiver: receiver, target: .place(.variable(id)))] + closures + run + called
      + keyPathAccesses(by: effect, of: .variable(id))
  }

  /// What runs without a name of its own because a value is called, or one of its elements is accessed: `rows[0]`,
  /// `formatter(item)`.
  private func calleesOfValue(
    of type: @autoclosure () -> ResolvedType, calledBy effect: Effect, among conforming: Set<TypeID> = [],
    isStatic: Bool = false
  ) -> [Access] {
    let isCall = effect.path.components.first == .call
    guard isCall ? names.contains("callAsFunction") : effect.path.components.first == .element else {
      return []
    }
    let declarations = type().unwrapped.declarations.flatMap { index.lineage(of: $0) }
      .flatMap(index.declarations)
    return declarations.flatMap { declaration in
      index[declaration].functions.filter { isCall ? $0.name == "callAsFunction" : $0.kind == .subscript }
        .filter { $0.isStatic == isStatic }
        .flatMap { callees(of: $0, in: declaration, calledBy: effect, among: conforming) }
    }.map { $0.received(by: isStatic ? .none : .value) }
  }

  /// The code of a value of the project that an access to one of its elements surely runs: `flags[key]`, `$flags[key]`.
  package func subscripts(accessedBy effect: Effect, in file: Int) -> [CodeRegion] {
    guard effect.path.components.first == .element else { return [] }
    return accesses(of: effect, in: file, whenMentioned: false).filter { $0.receiver == .value }
      .compactMap(\.code)
  }

  /// `Flags["beta"]`
  package func staticSubscripts(accessedBy effect: Effect, in file: Int) -> [Access] {
    guard effect.path.components.first == .element, declaresType(named: effect.name) else { return [] }
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    let named = effect.base.map { ExpressionFact.member($0, effect.name) } ?? .name(effect.name)
    guard case .metatype(let type) = index.type(of: named, in: scope) else { return [] }
    return calleesOfValue(of: type, calledBy: effect, isStatic: true)
  }

  private func overrides(of id: VariableID, runBy kind: AccessFact.Kind) -> [Access] {
    guard names.overridingVariables.contains(index[id].name) else { return [] }
    return index.replacements(of: .variable(id)).compactMap(\.member.variable).flatMap { override in
      index[override].accessors(runBy: kind).map {
        Access(CodeRegion(file: override.declaration.file, range: $0), of: .base)
      }
    }
  }

  private func closureAccesses(runBy effect: Effect, in place: Place, runsClosures: Bool) -> [Access] {
    guard
      runsClosures && holdsFunction(at: place)
        || effect.kind == .read && !effect.asksForNoElement
          && index.variable(at: place)?.holdsFunctions == true
    else { return [] }
    let closures = storedClosures.closures(storedIn: place)
    let unknown = closures.isComplete ? [] : [Access(receiver: .none, target: .unknown)]
    return unknown + closures.callees.map { Access(receiver: $0.receiver, target: .code($0)) }
  }

  // MARK: Functions

  /// The bodies that a call of a member function may run: its own, those of its overrides, those of its witnesses.
  private func callees(
    of function: FunctionFact, in declaration: TypeID, calledBy effect: Effect,
    among conforming: Set<TypeID>
  ) -> [Access] {
    let own = Access.running(
      function, in: declaration.file, of: function.isStatic ? .none : .base, by: effect)
    if effect.base == .superReference { return own }
    let replacing = index.replacements(of: .function(function, of: declaration), among: conforming)
      .flatMap { replacement -> [Access] in
        guard case .function(let found, let declaration) = replacement.member else { return [] }
        return Access.running(found, in: declaration.file, of: replacement.receiver, by: effect)
      }
    return (own + replacing).uniqued()
  }

  /// On an object that nothing refers to yet; of what may stand for a generic parameter that is made: `T()`.
  private func initializers(calledBy effect: Effect, in file: Int) -> [Access] {
    let own = index.typesMade(by: effect, in: file)
      .flatMap { index[$0].kind == .protocol ? index.conformers(of: $0) : [$0] }
      .flatMap { index.initializers(making: $0, calledBy: effect) + initialValues(of: $0) }
    return (own + index.initializers(addedToOtherMadeBy: effect, in: file)).map { Access($0, of: .none) }
  }

  /// The code that gives the variables of a type the values that they have from the start.
  package func initialValues(of type: TypeID) -> [CodeRegion] {
    turn.wait()
    let known = initialValues[type]
    turn.signal()
    if let known { return known }
    let found = index.initialValues(of: type) { _ in true }
    turn.wait()
    initialValues[type] = found
    turn.signal()
    return found
  }
}

extension VariableFact {
  /// The bodies of the accessors that an access of a kind runs.
  fileprivate func accessors(runBy kind: AccessFact.Kind) -> [Range<Int>] {
    let ranges = (kind.mayRead ? getterRanges : []) + (kind.mayWrite ? setterRanges : [])
    return ranges.enumerated().filter { !ranges[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Its initial value, where that may run code.
  var initialCode: Range<Int>? {
    initializer?.mayRunCode == false ? nil : initializerValueRange
  }

  /// `var onChange: (() -> Void)?`
  package var holdsFunction: Bool {
    if case .function = type?.withoutOptional { true } else { false }
  }

  /// Which of them is called where it is named is not known: `var handlers: [() -> Void]`, `let rows = [("Name", { $0.name })]`.
  package var holdsFunctions: Bool {
    switch type?.withoutOptional {
    case .array(.function), .dictionary(_, .function): true
    case .tuple(let elements, _): elements.contains { if case .function = $0 { true } else { false } }
    default: isStored && initializer?.isOfClosures == true
    }
  }
}

extension ExpressionFact {
  /// The key path that this is the root of, or a component of, as an argument.
  fileprivate var keyPathArgument: ClosureArgumentFact? {
    switch self {
    case .closureParameter(0, let argument): argument
    case .member(let base, _), .optionalChain(let base), .unwrapped(let base), .subscripted(let base):
      base.keyPathArgument
    default: nil
    }
  }
}

extension ProjectIndex {
  fileprivate var setters: Set<CodeRegion> {
    files.enumerated().reduce(into: []) { setters, file in
      let variables = file.element.types.flatMap(\.variables) + file.element.globalVariables
      let subscripts = file.element.types.flatMap(\.functions).filter { $0.kind == .subscript }
      let ranges = variables.flatMap(\.setterRanges) + subscripts.flatMap(\.setterRanges)
      setters.formUnion(ranges.map { CodeRegion(file: file.offset, range: $0) })
    }
  }
}
