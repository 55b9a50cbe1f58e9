import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// A property of a class and the types of the objects in it.
struct StoredObject {
  let holder: TypeID
  let declaration: TypeID
  let variable: VariableFact
  let objects: [TypeID]
  /// It is a collection or the like, whose methods may read the objects.
  let isCollection: Bool

  /// - Parameter path: the names that lead on from the variable.
  func name(of path: [String]) -> String { ([variable.name] + path).joined(separator: ".") }
}

/// The reads of members of objects that a holder refers to: `library.player.title`, `library.player.position()`,
/// also through a property or function of the holder that returns what it reads.
final class StoredObjectReads {
  private let model: ProjectModel
  private let functions: RenderedFunctions
  private let held: [StoredObject]
  /// The uses of visible properties that hold objects, by their names.
  private let uses: [String: [Located<Effect>]]
  /// The calls of functions that read members of held objects, by their names.
  private lazy var calls = Self.uses(
    of: Set(held.flatMap { functions(reading: $0) { _ in true }.keys }), in: model)

  init(of held: [StoredObject], in model: ProjectModel, _ functions: RenderedFunctions) {
    self.model = model
    self.functions = functions
    self.held = held
    uses = Self.uses(
      of: Set(held.map(\.variable).filter { $0.accessLevel != .private }.map(\.name)), in: model)
  }

  /// The uses of members of some names, by the names.
  private static func uses(of names: Set<String>, in model: ProjectModel) -> [String: [Located<Effect>]] {
    Dictionary(grouping: model.references.effects(onMembers: names), by: \.use.name)
  }

  /// The first read of a member of a variable's object: outside of the class, in one of its own properties, or
  /// in a function of it that is called outside. Nil if there is none.
  ///
  /// - Parameters:
  ///   - isIncluded: takes the name of a property, or the name of a function with `()`.
  ///   - isPlace: takes a file and an offset outside of the class.
  func trace(
    of held: StoredObject, reading isIncluded: (String) -> Bool, in isPlace: (Int, Int) -> Bool
  ) -> [TraceStep]? {
    let declarations = model.index.declarations(of: held.holder)
    if let inProperty = firstResult(inPropertiesOf: held.holder, { read(of: held, isIncluded, in: $0) }) {
      return [inProperty]
    }
    func isOutside(_ located: Located<Effect>) -> Bool {
      isPlace(located.file, located.use.offset)
        && !declarations.contains {
          $0.file == located.file && model.index[$0].range.contains(located.use.offset)
        }
        && isShownMember(of: held.holder, located)
    }
    if held.variable.accessLevel != .private {
      let outside = uses[held.variable.name, default: []].firstResult { located -> TraceStep? in
        guard let member = located.use.memberRead, isIncluded(member), isOutside(located) else { return nil }
        return step(reading: member, of: held, at: located.use, in: located.file)
      }
      if let outside { return [outside] }
    }
    let functions = functions(reading: held, for: isIncluded)
    return functions.keys.sorted().firstResult { name in
      let call =
        firstResult(inPropertiesOf: held.holder) { self.call(of: name, in: $0) }
        ?? calls[name, default: []].first { $0.use.isCalled && isOutside($0) }
        .map { step(calling: $0.use, in: $0.file) }
      return call.map { [$0] + steps(in: name, functions) }
    }
  }

  /// The result for the first computed property of a class that may be shown, and for which there is one.
  private func firstResult(
    inPropertiesOf holder: TypeID, _ transform: (CodeRegion) -> TraceStep?
  ) -> TraceStep? {
    model.index.declarations(of: holder).firstResult { declaration in
      model.index[declaration].variables.firstResult { property in
        guard property.isComputed,
          let found = transform(CodeRegion(file: declaration.file, range: property.declarationRange)),
          mayBeShown(property, of: holder)
        else { return nil }
        return found
      }
    }
  }

  private func step(reading member: String, of held: StoredObject, at use: Effect, in file: Int) -> TraceStep
  {
    model.step(
      at: SourceLocation(file: file, offset: use.offset), "reads '\(held.variable.name).\(member)'")
  }

  private func step(calling use: Effect, in file: Int) -> TraceStep {
    model.step(at: SourceLocation(file: file, offset: use.offset), "calls '\(use.name)()'")
  }

  /// The steps from a function of the holder, through nested calls, to the read of the held object.
  private func steps(in function: String, _ functions: [String: ReadingFunction]) -> [TraceStep] {
    var steps: [TraceStep] = []
    var next = functions[function]
    while let function = next {
      steps.append(function.step)
      next = function.callee.flatMap { functions[$0] }
    }
    return steps
  }

  /// Where a function reads the held object, or calls a function that does.
  private struct ReadingFunction {
    let step: TraceStep
    let callee: String?
  }

  /// The first read of a member of the object in code of the holder, also of a local that was bound to the object:
  /// `if let player { player.title }`
  private func read(of held: StoredObject, _ isIncluded: (String) -> Bool, in region: CodeRegion)
    -> TraceStep?
  {
    let name = held.variable.name
    guard model.source(region.file).mentions(name, in: region.range) else { return nil }
    let uses = model.references.effects(in: [region]) {
      $0 == name || isIncluded($0) || isIncluded($0 + "()")
    }
    return uses[region, default: []].firstResult { use in
      let scope = LookupScope(file: region.file, enclosingType: use.enclosingType)
      let object = use.base.map { .member($0, use.name) } ?? ExpressionFact.name(use.name)
      if let member = use.memberRead, isIncluded(member), isObject(of: held, object, in: scope) {
        return step(reading: member, of: held, at: use, in: region.file)
      }
      let member = use.isCalled ? use.name + "()" : use.name
      guard isIncluded(member), let base = use.base, isObject(of: held, base, in: scope) else { return nil }
      return step(reading: member, of: held, at: use, in: region.file)
    }
  }

  /// `player`, `self.player`, `player?` or `player!`, or a local that was bound to one of them.
  private func isObject(of held: StoredObject, _ expression: ExpressionFact, in scope: LookupScope) -> Bool {
    switch expression {
    case .name(held.variable.name): true
    case .member(let base, held.variable.name):
      model.index.type(of: base, in: scope).mayGiveMember(of: held.holder, in: model.index)
    case .optionalChain(let value), .unwrapped(let value): isObject(of: held, value, in: scope)
    default: false
    }
  }

  private func call(of function: String, in region: CodeRegion) -> TraceStep? {
    let uses = model.references.effects(in: [region]) { $0 == function }[region, default: []]
    return uses.first { $0.isCalled && $0.isOwn }.map { step(calling: $0, in: region.file) }
  }

  /// The names of the functions of the holder that return a value read from the held object, directly or
  /// through others.
  private func functions(reading held: StoredObject, for isIncluded: (String) -> Bool) -> [String:
    ReadingFunction]
  {
    let giving = model.index.declarations(of: held.holder).flatMap { declaration in
      model.index[declaration].functions.filter { model.givesValue($0, of: declaration) }.compactMap {
        function in
        function.bodyRange.map { (name: function.name, body: CodeRegion(file: declaration.file, range: $0)) }
      }
    }
    var found: [String: ReadingFunction] = [:]
    for function in giving where found[function.name] == nil {
      found[function.name] = read(of: held, isIncluded, in: function.body).map {
        ReadingFunction(step: $0, callee: nil)
      }
    }
    var open = found.keys.sorted()
    while let name = open.popLast() {
      for function in giving where found[function.name] == nil {
        guard let call = call(of: name, in: function.body) else { continue }
        found[function.name] = ReadingFunction(step: call, callee: name)
        open.append(function.name)
      }
    }
    return found
  }

  /// Whether more than functions without a result and initializers may read a computed property, also through others.
  private func mayBeShown(_ property: VariableFact, of holder: TypeID) -> Bool {
    property.accessLevel != .private
      || isUsedForViews(property.name, besides: property.declarationRange, in: holder, apartFrom: [])
  }

  /// Whether its class mentions a private member in a visible member that returns a value.
  private func isUsedForViews(
    _ name: String, besides range: Range<Int>, in holder: TypeID, apartFrom seen: Set<String>
  ) -> Bool {
    let seen = seen.union([name])
    return model.index.declarations(of: holder).contains { declaration in
      let fact = model.index[declaration]
      let region = CodeRegion(file: declaration.file, range: fact.range)
      return (model.references.effects(in: [region]) { $0 == name }[region] ?? []).contains { use in
        let offset = use.offset
        if range.contains(offset) || !use.isOwn { return false }
        func isShown(_ user: String, _ level: AccessLevel?, _ range: Range<Int>) -> Bool {
          (level ?? fact.extensionAccessLevel) != .private
            || !seen.contains(user) && isUsedForViews(user, besides: range, in: holder, apartFrom: seen)
        }
        if let user = fact.variables.first(where: { $0.isComputed && $0.declarationRange.contains(offset) }) {
          return isShown(user.name, user.accessLevel, user.declarationRange)
        }
        guard let user = fact.functions.first(where: { $0.range.contains(offset) }) else { return true }
        if user.kind == .subscript { return true }
        return user.result != nil && isShown(user.name, user.modifiers.accessLevel, user.range)
      }
    }
  }

  /// Whether a use may refer to a member of a type, by its base expression, in code that makes a view.
  private func isShownMember(of type: TypeID, _ located: Located<Effect>) -> Bool {
    functions.isShown(located.use)
      && model.index.mayReferTo(located.use, memberOf: type, in: located.file)
  }
}

extension ProjectModel {
  /// Whether a function of a type returns a value synchronously that is no object of the project.
  func givesValue(_ function: FunctionFact, of declaration: TypeID) -> Bool {
    guard function.kind == .function, !function.isStatic, !function.isAsync, function.bodyRange != nil,
      let result = function.result
    else { return false }
    return !index.resolve(result, in: LookupScope(inside: declaration)).unwrapped.declarations.contains {
      index[$0].kind == .class
    }
  }
}

extension TypeFact {
  /// The access level that an extension sets for all its members.
  fileprivate var extensionAccessLevel: AccessLevel? { kind == .extension ? accessLevel : nil }
}
