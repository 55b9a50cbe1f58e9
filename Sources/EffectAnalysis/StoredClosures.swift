import Dispatch
import SourceText
import SwiftModel

/// The closures that the sources store in a variable, by its name and the type that it is of, if any.
struct StoredClosures {
  let callees: [Callee]
  /// Nothing else can be stored in it.
  let isComplete: Bool

  fileprivate init(in place: Place, of found: [Located<StoredClosure>], _ index: ProjectIndex) {
    guard let variable = index.variable(at: place) else {
      (callees, isComplete) = ([], false)
      return
    }
    let receiver: Callee.Receiver =
      if case .variable(let id) = place { .captured(in: id.declaration) } else { .none }
    let initial =
      variable.holdsFunctions
      ? nil
      : variable.initializerValueRange.map {
        Callee(code: CodeRegion(file: index.scope(of: place).file, range: $0), receiver: receiver)
      }
    callees =
      found.map { located in
        let around = located.use.enclosingType.map { TypeID(file: located.file, index: $0) }
        return Callee(
          code: CodeRegion(
            file: located.file, range: located.use.range, mentions: located.use.mentions),
          receiver: around.map(Callee.Receiver.captured) ?? .none)
      } + [initial].compactMap { $0 }
    let isOptional = if case .optional = variable.type { true } else { false }
    // Where no call gives a parameter anything, it may get what the sources do not have.
    let isGiven = found.contains { $0.use.parameter == nil }
    isComplete =
      !variable.holdsFunctions
      && found.allSatisfy { !$0.use.isUnknown && $0.use.parameter.map { isGiven || $0.hasDefault } != false }
      && (isOptional || index.isRequirement(place) || !callees.isEmpty)
  }
}

/// Which closures the sources store in which variables; no word is looked for twice.
final class StoredClosureIndex: @unchecked Sendable {
  private let index: ProjectIndex
  private let reader: ConcurrentReader
  /// Only one thread at a time uses what follows.
  private let turn = DispatchSemaphore(value: 1)
  private var closures: [Place: StoredClosures] = [:]
  private var found: [StoredClosure.Word: [Located<StoredClosure>]] = [:]

  init(of index: ProjectIndex, reader: ConcurrentReader) {
    self.index = index
    self.reader = reader
  }

  func closures(storedIn place: Place) -> StoredClosures {
    turn.wait()
    defer { turn.signal() }
    if let known = closures[place] { return known }
    let words = self.words(for: place)
    look(for: Set(words + self.words(forOthersBeside: place)))
    let direct = words.flatMap { self.found[$0] ?? [] }.filter { index.mayHold($0, in: place) }
    let found = (direct + given(toParametersOf: direct)).sorted {
      ($0.file, $0.use.range.lowerBound) < ($1.file, $1.use.range.lowerBound)
    }
    let closures = StoredClosures(
      in: place, of: found.uniqued { CodeRegion(file: $0.file, range: $0.use.range) }, index)
    self.closures[place] = closures
    return closures
  }

  private func words(for place: Place) -> [StoredClosure.Word] {
    switch place {
    case .variable(let id): [.variable(index[id].name), .callee(index[id.declaration].name.last ?? "")]
    case .global(let name, _): [.variable(name)]
    }
  }

  /// What is passed to the functions and initializers whose parameters are stored, also by way of others:
  /// `func onFinish(_ action: …) { self.finish = action }`.
  private func given(toParametersOf stored: [Located<StoredClosure>]) -> [Located<StoredClosure>] {
    var (found, open) = ([Located<StoredClosure>](), stored)
    for _ in 1...Self.depth {
      let taking = open.reduce(into: [StoredClosure.Word: [Located<StoredClosure>]]()) { taking, closure in
        for word in index.words(forParameterOf: closure) { taking[word, default: []].append(closure) }
      }
      look(for: Set(taking.keys))
      open = taking.flatMap { word, parameters in
        (self.found[word] ?? []).filter { closure in
          !found.contains(closure) && parameters.contains { index.mayBeGiven(closure, to: $0) }
        }
      }.uniqued()
      if open.isEmpty { break }
      found += open
    }
    return found
  }

  /// The number of functions and initializers that hand a closure on.
  private static let depth = 4

  /// Whoever asks for one variable asks for the others of the type, too, and the files are the same.
  private func words(forOthersBeside place: Place) -> [StoredClosure.Word] {
    guard case .variable(let id) = place else { return [] }
    return index[id.declaration].variables.filter { $0.holdsFunction || $0.holdsFunctions }.map {
      .variable($0.name)
    }
  }

  private func look(for words: Set<StoredClosure.Word>) {
    let words = words.subtracting(found.keys)
    let files = Set(words.flatMap { index.files(mentioning: $0.name) }).sorted()
    let closures = reader.map(files) { [index] file in
      FactsReader.closures(at: words, in: index.files[file].source).map { Located(file: file, use: $0) }
    }
    for word in words { found[word] = [] }
    for closure in closures.joined() { found[closure.use.word, default: []].append(closure) }
  }
}

extension StoredClosure.Word {
  fileprivate var name: String {
    switch self {
    case .variable(let name), .callee(let name): name
    }
  }
}

extension ProjectIndex {
  /// Whether a closure is assigned to a variable of its name in the type of that, or passed to an initializer of it.
  fileprivate func mayHold(_ closure: Located<StoredClosure>, in place: Place) -> Bool {
    switch place {
    case .variable(let id): mayHold(closure, in: id)
    case .global: closure.use.holder == nil && !closure.use.isArgument
    }
  }

  private func mayHold(_ closure: Located<StoredClosure>, in variable: VariableID) -> Bool {
    guard let owner = owner(of: variable) else { return true }
    if let argument = closure.use.argument {
      // Those with labels are found by these.
      if argument.label != nil || isForOther(argument, than: variable, of: owner, in: closure) {
        return false
      }
    }
    return mayBeGiven(closure, toMemberOf: owner, labeled: self[variable].name)
  }

  /// By what the arguments for a parameter are found.
  fileprivate func words(forParameterOf closure: Located<StoredClosure>) -> [StoredClosure.Word] {
    guard let parameter = closure.use.parameter else { return [] }
    if let function = parameter.function { return [.callee(function)] }
    let type = closure.use.enclosingType.flatMap { self[TypeID(file: closure.file, index: $0)].name.last }
    return [type.map { .callee($0) }, parameter.label.map { .variable($0) }].compactMap(\.self)
  }

  /// Whether a closure may be the argument for a parameter.
  fileprivate func mayBeGiven(_ closure: Located<StoredClosure>, to parameter: Located<StoredClosure>) -> Bool
  {
    guard let stored = parameter.use.parameter, closure.use.isArgument else { return false }
    let scope = LookupScope(file: closure.file, enclosingType: closure.use.enclosingType)
    if let argument = closure.use.argument {
      // Those with labels are found by these where an initializer is called.
      let isLabeled = argument.label != nil && (stored.function == nil || argument.label != stored.label)
      let parameters = parameters(taking: argument, in: scope)
      let isFunction =
        parameters.isEmpty
        ? closure.use.isClosure : parameters.contains { $0.label == stored.label && mayBeFunction($0) }
      if isLabeled || !isFunction { return false }
    }
    guard let enclosing = parameter.use.enclosingType else { return stored.function != nil }
    let owners = owners(of: TypeID(file: parameter.file, index: enclosing))
    if stored.function == nil {
      return owners.contains { mayBeGiven(closure, toMemberOf: $0, labeled: stored.label ?? "") }
    }
    let type: ResolvedType =
      if case .member(let base, _)? = closure.use.holder {
        self.type(of: base, in: scope).unwrapped
      } else {
        selfType(in: scope)
      }
    if case .unknown = type { return true }
    let instance = if case .metatype(let instance) = type { instance } else { type }
    return owners.contains { isRelated(instance, to: $0) }
  }

  /// Whether a closure may be stored by a member of a type, or by an initializer of it that has such a label.
  private func mayBeGiven(
    _ closure: Located<StoredClosure>, toMemberOf owner: TypeID, labeled label: String
  ) -> Bool {
    if closure.use.holder == .implicitMember("init") { return mayBeMade(owner, withArgumentFor: label) }
    let scope = LookupScope(file: closure.file, enclosingType: closure.use.enclosingType)
    var type = closure.use.holder.map { self.type(of: $0, in: scope).unwrapped } ?? selfType(in: scope)
    if closure.use.isArgument {
      if case .member(let base, "init")? = closure.use.holder { type = self.type(of: base, in: scope) }
      if case .metatype(let instance) = type {
        type = instance
      } else if closure.use.holder != .member(.superReference, "init") {
        return false
      }
    } else if case .unknown = type {
      return true
    }
    return isRelated(type, to: owner)
  }

  private func isRelated(_ type: ResolvedType, to owner: TypeID) -> Bool {
    type.declarations.contains { declared in
      declared == owner || lineage(of: declared).contains(owner)
        || allRefinedProtocols(of: declared).contains(owner)
        || lineage(of: owner).contains(declared) || allRefinedProtocols(of: owner).contains(declared)
    }
  }

  /// By its type, or the alias of one.
  func mayBeFunction(_ parameter: ParameterFact) -> Bool {
    switch parameter.type?.withoutOptional {
    case .function, nil: true
    case .named(let components): components.last.map { typeAliasNames.contains($0.name) } == true
    default: false
    }
  }

  /// Whether an argument is for parameters that are no functions, or are named as other variables of the type.
  private func isForOther(
    _ argument: ClosureArgumentFact, than variable: VariableID, of owner: TypeID,
    in closure: Located<StoredClosure>
  ) -> Bool {
    let scope = LookupScope(file: closure.file, enclosingType: closure.use.enclosingType)
    let parameters = parameters(taking: argument, in: scope)
    if parameters.isEmpty { return !closure.use.isClosure }
    return parameters.allSatisfy { parameter in
      !mayBeFunction(parameter)
        || parameter.name != self[variable].name && !variables(named: parameter.name, of: owner).isEmpty
    }
  }

  /// Whether an initializer of a type, or of a subclass, may take an argument of this label: `.init(name: { … })` makes
  /// no other.
  private func mayBeMade(_ type: TypeID, withArgumentFor label: String) -> Bool {
    if self[type].kind == .protocol { return true }
    let declared = ([type] + subclasses(of: type)).flatMap(declarations).flatMap { self[$0].functions }
    return hasMemberwiseInitializer(type)
      || declared.contains { $0.kind == .initializer && $0.parameters.contains { $0.label == label } }
  }
}
