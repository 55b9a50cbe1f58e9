import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Whether code that runs during a change of a property reads it: through functions and getters of the enclosing types
/// and of others, looked up by name.
///
/// ```swift
/// func clean() { game.items.removeAll { isOld($0) } }
/// private func isOld(_ item: Int) -> Bool { game.items.first == item }
/// ```
/// Bodies are read again for that, so it is for rare questions.
final class ExclusivityAnalysis {
  /// Whose code it is.
  private enum Owner: Hashable {
    /// The object itself.
    case object
    /// The variable that refers to the object, where the change is made.
    case holder
    case other
  }

  private struct Code: Hashable {
    let file: Int
    let range: Range<Int>
    let owner: Owner
    /// Where the names stand in it that count; nil where these are all that run for certain.
    var mentions: [Int]?
  }

  private let model: ProjectModel
  private lazy var followed = namesOfCode()
  private var conformers: [TypeID: [TypeID]] = [:]
  private var storedClosures: [String: [Located<StoredClosure>]] = [:]
  /// The maximal depth of nested calls to follow.
  private static let depth = 4
  /// More bodies than that are not read for one question.
  private static let limit = 40

  init(in model: ProjectModel) { self.model = model }

  /// The uses that lead from the change to a read of the property; nil where none is found.
  func readPath(of property: VariableID, during use: ModifyAccess, in file: Int) -> [TracedMention]? {
    var change = Change(property: property, base: use.base?.withoutSelf, model)
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    change.given = use.given.flatMap { model.index.type(of: $0, in: scope).unwrapped.declarations }
    let start = FactsReader.effects(at: use.mentions, in: model.source(file))
    var seen: Set<Code> = []
    let own: Owner = use.base == nil ? .object : .holder
    var paths = Paths()
    let first = code(mentionedBy: start, in: file, of: own, isFirst: true, during: change)
    if let read = first.read { return paths.path(to: read, in: file, runBy: nil) }
    var open = paths.add(first, in: file, runBy: nil)
    open += codeOfValues(changedBy: use, in: file)
    if let offset = use.calleeOffset {
      let callee = FactsReader.effects(at: [offset], in: model.source(file))
      let found = code(mentionedBy: callee, in: file, of: own, taking: use.labels, during: change)
      if found.read == nil { open += paths.add(found, in: file, runBy: nil) }
    }
    for _ in 0..<Self.depth {
      open = open.filter { seen.insert($0).inserted }
      guard !open.isEmpty, seen.count <= Self.limit else { return nil }
      let mentions = mentions(of: change, in: open)
      var next: [Code] = []
      for code in open {
        let uses = (mentions[code] ?? []).filter { code.mentions != nil || $0.isCertain }
        let found = self.code(mentionedBy: uses, in: code.file, of: code.owner, during: change)
        if let read = found.read { return paths.path(to: read, in: code.file, runBy: code) }
        next += paths.add(found, in: code.file, runBy: code)
      }
      open = next
    }
    return nil
  }

  /// The code that some uses run, each with the use.
  private struct Mentioned {
    var code: [(code: Code, use: Effect)] = []
    /// The use that reads the property itself.
    var read: Effect?
  }

  /// By which use each code was found first, and which code that stands in.
  private struct Paths {
    private var uses: [Code: (use: Located<Effect>, code: Code?)] = [:]

    mutating func add(_ found: Mentioned, in file: Int, runBy code: Code?) -> [Code] {
      for (next, use) in found.code where uses[next] == nil {
        uses[next] = (Located(file: file, use: use), code)
      }
      return found.code.map(\.code)
    }

    func path(to read: Effect, in file: Int, runBy code: Code?) -> [TracedMention] {
      var path = [TracedMention(Located(file: file, use: read))]
      var seen: Set<Code> = []
      var next = code
      while let code = next, seen.insert(code).inserted, let caller = uses[code] {
        path.append(TracedMention(caller.use))
        next = caller.code
      }
      return path.reversed()
    }
  }

  /// The code of value types that runs while a value is changed.
  private func codeOfValues(changedBy use: ModifyAccess, in file: Int) -> [Code] {
    let bodies = model.functions(changing: use, in: file).compactMap { located in
      located.use.bodyRange.map { Code(file: located.file, range: $0, owner: .other) }
    }
    return bodies
      + model.variables(changedWith: use, in: file).map { id in
        let (file, range) = (id.declaration.file, model.index[id].declarationRange)
        return Code(
          file: file, range: range, owner: .other,
          mentions: FactsReader.mentions(inChangingAccessorsIn: range, of: model.source(file)))
      }
  }

  private struct Change {
    let name: String
    /// The base expression of the property; nil for `self`.
    let base: ExpressionFact?
    /// The types that may have the property.
    let types: Set<TypeID>
    /// The object refers to objects of its own type, as a node to its children.
    let holdsOwnKind: Bool
    /// The types of the arguments of the function that makes the change.
    var given: [TypeID] = []

    init(property: VariableID, base: ExpressionFact?, _ model: ProjectModel) {
      name = model.index[property].name
      self.base = base
      let family =
        model.index.lineage(of: property.declaration) + model.index.subclasses(of: property.declaration)
      let types = Set(family + family.flatMap(model.index.allRefinedProtocols))
      let value = model.index.typeOfVariable(
        model.index[property], in: LookupScope(inside: property.declaration))
      self.types = types
      holdsOwnKind = value.parts.contains(where: types.contains)
    }
  }

  /// The code that a use calls or reads, up to a use of the property itself.
  private func code(
    mentionedBy uses: [Effect], in file: Int, of owner: Owner, isFirst: Bool = false,
    taking labels: [String?]? = nil, during change: Change
  ) -> Mentioned {
    var mentioned = Mentioned()
    for use in uses {
      var found: [Code] = []
      let owner = self.owner(ofWhat: use, means: owner, in: file, isFirst: isFirst, during: change)
      for member in model.index.members(referredToBy: use, in: file) {
        switch member {
        case .variable(let id):
          let variable = model.index[id]
          let isMeant =
            use.name == change.name && model.index.owner(of: id).map(change.types.contains) == true
          if isMeant, owner == .object {
            mentioned.read = use
            return mentioned
          }
          let isRequired = model.index[id.declaration].kind == .protocol
          if isRequired { found += witnesses(for: use.name, of: id.declaration, owner, during: change) }
          if variable.holdsFunction, isRequired || !variable.isComputed {
            found += closures(heldBy: id, during: change)
          }
          guard variable.isComputed else { continue }
          found.append(Code(file: id.declaration.file, range: variable.declarationRange, owner: owner))
        case .function(let function, let declaration):
          if function.bodyRange == nil, model.index[declaration].kind == .protocol {
            found += witnesses(for: use.name, of: declaration, owner, during: change)
          }
          guard let body = function.bodyRange, function.mayTake(labels) else { continue }
          found.append(Code(file: declaration.file, range: body, owner: function.isStatic ? .other : owner))
        case .globalFunction(let function, let file):
          guard let body = function.bodyRange, function.mayTake(labels) else { continue }
          found.append(Code(file: file, range: body, owner: .other))
        case .globalVariable(let variable, let file):
          guard variable.isComputed else { continue }
          found.append(Code(file: file, range: variable.declarationRange, owner: .other))
        }
      }
      mentioned.code += found.map { ($0, use) }
    }
    return mentioned
  }

  /// The witnesses for a requirement: those of the candidate types if one of them conforms.
  private func witnesses(
    for name: String, of required: TypeID, _ owner: Owner, during change: Change
  ) -> [Code] {
    let all = conformers(of: required)
    let given = all.filter(change.given.contains)
    return (given.isEmpty ? all : given).flatMap { type in
      model.index.members(named: name, ofType: type).compactMap { member -> Code? in
        let owner = change.types.contains(type) ? owner : .other
        switch member {
        case .variable(let id) where model.index[id].isComputed && id.declaration != required:
          return Code(
            file: id.declaration.file, range: model.index[id].declarationRange, owner: owner)
        case .function(let function, let declaration):
          return function.bodyRange.map { Code(file: declaration.file, range: $0, owner: owner) }
        default: return nil
        }
      }
    }
  }

  private func conformers(of required: TypeID) -> [TypeID] {
    if let known = conformers[required] { return known }
    let found = model.index.nominalTypes.filter { type in
      model.index[type].kind != .protocol && model.index.allRefinedProtocols(of: type).contains(required)
    }
    conformers[required] = found
    return found
  }

  /// The closures assigned to a variable of function type.
  private func closures(heldBy variable: VariableID, during change: Change) -> [Code] {
    let name = model.index[variable].name
    let type = model.index[variable.declaration].name.last ?? ""
    let key = type + "." + name
    let found =
      storedClosures[key]
      ?? model.reader.map(Set([name, type].flatMap(model.index.files)).sorted()) { [model] file in
        FactsReader.closures(heldBy: name, of: type, in: model.source(file)).map {
          Located(file: file, use: $0)
        }
      }.flatMap(\.self)
    storedClosures[key] = found
    return found.filter { mayHold($0, in: variable) }.map { located in
      let around = located.use.enclosingType.map { TypeID(file: located.file, index: $0) }
      let isOfObject = around.map { model.index.owners(of: $0).contains(where: change.types.contains) }
      return Code(
        file: located.file, range: located.use.range, owner: isOfObject == true ? .object : .other,
        mentions: located.use.mentions)
    }
  }

  /// Whether a closure is assigned to a variable of that name of the same type, or passed to an initializer of
  /// the type.
  private func mayHold(_ closure: Located<StoredClosure>, in variable: VariableID) -> Bool {
    guard let owner = model.index.owner(of: variable) else { return true }
    let scope = LookupScope(file: closure.file, enclosingType: closure.use.enclosingType)
    var type = closure.use.holder.map { model.index.type(of: $0, in: scope).unwrapped }
    // `link = .init(action: { … })`
    if closure.use.holder == .implicitMember("init") { return true }
    if closure.use.isArgument {
      if case .member(let base, "init")? = closure.use.holder {
        type = model.index.type(of: base, in: scope)
      }
      guard case .metatype(let instance)? = type else { return false }
      type = instance
    }
    return (type ?? model.index.selfType(in: scope)).declarations.contains { declared in
      declared == owner || model.index.lineage(of: declared).contains(owner)
        || model.index.allRefinedProtocols(of: declared).contains(owner)
    }
  }

  /// The type that a mentioned member belongs to.
  private func owner(
    ofWhat use: Effect, means owner: Owner, in file: Int, isFirst: Bool, during change: Change
  ) -> Owner {
    guard let base = use.base, base != .selfReference else { return owner }
    // For a local, only the type is known.
    if owner == .holder, base.withoutSelf == change.base, base.isHeld { return .object }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let types = model.index.type(of: base, in: scope).unwrapped.declarations
    guard types.contains(where: change.types.contains) else { return .other }
    return mayBeTheObject(base, of: owner, in: scope, isFirst: isFirst, during: change) ? .object : .other
  }

  /// Whether the object of a change may be reached in another way: as a shared instance, or through references
  /// in other objects. Another object of the same type, or an element of a collection, is a different object.
  private func mayBeTheObject(
    _ base: ExpressionFact, of owner: Owner, in scope: LookupScope, isFirst: Bool, during change: Change
  ) -> Bool {
    let isOfTypeItself =
      scope.enclosingType.map {
        model.index.owners(of: TypeID(file: scope.file, index: $0)).contains(where: change.types.contains)
      } ?? false
    switch base {
    case .selfReference: return owner == .object
    case .optionalChain(let inner), .unwrapped(let inner):
      return mayBeTheObject(inner, of: owner, in: scope, isFirst: isFirst, during: change)
    // An argument may also be an element that is such an object.
    case .typed: return !isFirst && !isOfTypeItself && !change.holdsOwnKind
    case .name(let name):
      guard let found = model.index.variables(named: name, visibleFrom: scope) else {
        return !model.index.globalVariables(named: name).isEmpty
      }
      return found.contains { isShared($0) || owner == .other && refersBack($0, during: change) }
    case .member(let inner, let name):
      if inner == .selfReference {
        return mayBeTheObject(.name(name), of: owner, in: scope, isFirst: isFirst, during: change)
      }
      var type = model.index.type(of: inner, in: scope).unwrapped
      if case .metatype(let instance) = type { type = instance }
      return type.declarations.flatMap { model.index.variables(named: name, of: $0) }.contains {
        isShared($0) || refersBack($0, during: change)
      }
    default: return false
    }
  }

  private func isShared(_ variable: VariableID) -> Bool { model.index[variable].isStatic }

  /// `unowned let game: Game` of an element.
  private func refersBack(_ variable: VariableID, during change: Change) -> Bool {
    guard let owner = model.index.owner(of: variable), change.types.contains(owner) else { return true }
    let modifiers = model.index[variable].modifiers
    return modifiers.contains(named: "weak") || modifiers.contains(named: "unowned")
  }

  // MARK: Bodies

  /// The mentions in some bodies; each file is parsed once for all of them.
  private func mentions(of change: Change, in open: [Code]) -> [Code: [Effect]] {
    var uses: [Code: [Effect]] = [:]
    for (file, codes) in Dictionary(grouping: open, by: \.file) {
      let source = model.source(file)
      let offsets = codes.flatMap { code in
        code.mentions
          ?? source.words(in: code.range) { $0 == change.name || followed.contains($0) }.map(\.offset)
      }
      let found = FactsReader.effects(at: Set(offsets).sorted(), in: source)
      for code in codes {
        uses[code] = found.filter { use in
          code.mentions?.contains(use.offset) ?? code.range.contains(use.offset)
        }
      }
    }
    return uses
  }

  /// The names of all that has a body.
  private func namesOfCode() -> Set<String> {
    var names: Set<String> = []
    for facts in model.index.files {
      let types = facts.types
      names.formUnion(
        (types.flatMap(\.functions) + facts.globalFunctions).filter { $0.kind == .function }.map(\.name))
      names.formUnion(
        (types.flatMap(\.variables) + facts.globalVariables).filter { $0.isComputed || $0.holdsFunction }.map(
          \.name))
    }
    return names
  }
}

extension FunctionFact {
  /// - Parameter labels: of the arguments; nil where any will do.
  func mayTake(_ labels: [String?]?) -> Bool {
    FunctionName(name: name, labels: parameters.map(\.label)).mayTake(labels)
  }
}

extension ExpressionFact {
  /// `game` of `self.game`.
  fileprivate var withoutSelf: ExpressionFact {
    switch self {
    case .member(.selfReference, let name): .name(name)
    case .member(let base, let name): .member(base.withoutSelf, name)
    case .optionalChain(let base): base.withoutSelf
    case .unwrapped(let base): base.withoutSelf
    default: self
    }
  }
}
