import Dispatch
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
    let stored = found.filter { index.mayHold($0, in: place) }
    let receiver: Callee.Receiver =
      if case .variable(let id) = place { .captured(in: id.declaration) } else { .none }
    let initial =
      variable.holdsFunctions
      ? nil
      : variable.initializerValueRange.map {
        Callee(code: CodeRegion(file: index.scope(of: place).file, range: $0), receiver: receiver)
      }
    callees =
      stored.map { located in
        let around = located.use.enclosingType.map { TypeID(file: located.file, index: $0) }
        return Callee(
          code: CodeRegion(
            file: located.file, range: located.use.range, mentions: located.use.mentions),
          receiver: around.map(Callee.Receiver.captured) ?? .none)
      } + [initial].compactMap { $0 }
    let isOptional = if case .optional = variable.type { true } else { false }
    isComplete =
      !variable.holdsFunctions && stored.allSatisfy { !$0.use.isUnknown }
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
    let found = words.flatMap { self.found[$0] ?? [] }.sorted {
      ($0.file, $0.use.range.lowerBound) < ($1.file, $1.use.range.lowerBound)
    }
    let closures = StoredClosures(in: place, of: found, index)
    self.closures[place] = closures
    return closures
  }

  private func words(for place: Place) -> [StoredClosure.Word] {
    switch place {
    case .variable(let id): [.variable(index[id].name), .type(index[id.declaration].name.last ?? "")]
    case .global(let name, _): [.variable(name)]
    }
  }

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
    case .variable(let name), .type(let name): name
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
    if let argument = closure.use.argument, isForOther(argument, than: variable, of: owner, in: closure) {
      return false
    }
    if closure.use.holder == .implicitMember("init") {
      return mayBeMade(owner, withArgumentFor: self[variable].name)
    }
    let scope = LookupScope(file: closure.file, enclosingType: closure.use.enclosingType)
    var type = closure.use.holder.map { self.type(of: $0, in: scope).unwrapped } ?? selfType(in: scope)
    if closure.use.isArgument {
      if case .member(let base, "init")? = closure.use.holder { type = self.type(of: base, in: scope) }
      guard case .metatype(let instance) = type else { return false }
      type = instance
    } else if case .unknown = type {
      return true
    }
    return type.declarations.contains { declared in
      declared == owner || lineage(of: declared).contains(owner)
        || allRefinedProtocols(of: declared).contains(owner)
        || lineage(of: owner).contains(declared) || allRefinedProtocols(of: owner).contains(declared)
    }
  }

  /// Whether a closure with no label is for parameters that are named as other variables of the type.
  private func isForOther(
    _ argument: ClosureArgumentFact, than variable: VariableID, of owner: TypeID,
    in closure: Located<StoredClosure>
  ) -> Bool {
    let scope = LookupScope(file: closure.file, enclosingType: closure.use.enclosingType)
    let parameters = parameters(taking: argument, in: scope)
    return !parameters.isEmpty
      && parameters.allSatisfy { parameter in
        parameter.name != self[variable].name && !variables(named: parameter.name, of: owner).isEmpty
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
