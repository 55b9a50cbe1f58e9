import MigrationPlanning
import SwiftModel

/// A function or initializer of the sources that a publisher is handed to.
struct CalledFunction {
  let function: FunctionFact
  let file: Int

  /// The functions that a call may mean, by their names alone: none where nothing says what it is called on.
  static func all(
    meantBy passed: PassedPublisher, in scope: LookupScope, _ model: ProjectModel
  ) -> [CalledFunction] {
    let index = model.index
    if passed.callee == "init" {
      var type = index.type(of: passed.receiver ?? .selfReference, in: scope)
      if case .metatype(let instance) = type { type = instance }
      return type.declarations.flatMap { members(of: $0, model) { $0.kind == .initializer } }
    }
    if let receiver = passed.receiver, receiver != .selfReference {
      return methods(named: passed.callee, of: index.type(of: receiver, in: scope).unwrapped, model)
    }
    let initialized = index.resolve(.name(passed.callee), in: scope).declarations
    if !initialized.isEmpty {
      return initialized.flatMap { members(of: $0, model) { $0.kind == .initializer } }
    }
    let type = scope.enclosingType == nil ? nil : index.selfType(in: scope)
    let own = type.map { methods(named: passed.callee, of: $0, model) } ?? []
    let isDeclared = type.map { !methods(named: passed.callee, of: $0.declarations, model).found.isEmpty }
    if passed.receiver != nil || isDeclared == true { return own }
    // What an extension adds may be of another type.
    return own
      + index.functions(named: passed.callee).map { CalledFunction(function: $0.function, file: $0.file) }
  }

  /// The methods that a value of a type may have: of the types of the sources that it is known to be of, or else of
  /// what extensions add to types of other modules.
  private static func methods(
    named name: String, of type: ResolvedType, _ model: ProjectModel
  ) -> [CalledFunction] {
    let index = model.index
    switch type {
    case .project, .parameter, .existential, .ambiguous:
      let (own, seen) = methods(named: name, of: type.declarations, model)
      if !own.isEmpty { return own }
      return addedMethods(named: name, to: seen.flatMap(index.foreignAncestors), model)
    case .external(let names, _): return addedMethods(named: name, to: names.suffix(1), model)
    case .unknown:
      // Any type may be meant, where an extension of another module's type has such a method: `some View` has.
      if addedMethods(named: name, to: index.others(extendedWith: name), model).isEmpty { return [] }
      return index.files.enumerated().flatMap { file, facts in
        facts.types.flatMap(\.functions).filter { $0.kind == .function && $0.name == name }
          .map { CalledFunction(function: $0, file: file) }
      }
    default: return []
    }
  }

  /// The methods that extensions add to types of other modules, or to others that these may inherit from, which the
  /// sources do not tell.
  private static func addedMethods(
    named name: String, to types: [String], _ model: ProjectModel
  ) -> [CalledFunction] {
    if types.isEmpty { return [] }
    let index = model.index
    func methods(_ extended: [String]) -> [CalledFunction] {
      Set(extended).sorted().flatMap { index.extensions(ofOther: $0, declaring: name) }.flatMap {
        declaration in
        index[declaration].functions.filter { $0.kind == .function && $0.name == name }.map {
          CalledFunction(function: $0, file: declaration.file)
        }
      }
    }
    let exact = methods(types)
    return exact.isEmpty ? methods(index.others(extendedWith: name)) : exact
  }

  private static func members(
    of type: TypeID, _ model: ProjectModel, where matches: (FunctionFact) -> Bool
  ) -> [CalledFunction] {
    model.index.declarations(of: type).flatMap { declaration in
      model.index[declaration].functions.filter(matches).map {
        CalledFunction(function: $0, file: declaration.file)
      }
    }
  }

  /// The methods of types, of their superclasses, and of protocols with all that conform to them.
  private static func methods(
    named name: String, of types: [TypeID], _ model: ProjectModel
  ) -> (found: [CalledFunction], seen: [TypeID]) {
    let index = model.index
    var (open, seen, found) = (types, Set<TypeID>(), [CalledFunction]())
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      found += members(of: type, model) { $0.kind == .function && $0.name == name }
      if let superclass = index.superclass(of: type) { open.append(superclass) }
      let isProtocol = index[type].kind == .protocol
      if isProtocol || found.isEmpty { open += index.allRefinedProtocols(of: type) }
      if isProtocol { open += model.conformers(of: type) }
    }
    return (found, seen.sorted())
  }
}

extension ProjectModel {
  /// The types that say they conform to a protocol.
  fileprivate func conformers(of type: TypeID) -> [TypeID] {
    index.nominalTypes.filter { $0 != type && index.allRefinedProtocols(of: $0).contains(type) }
  }
}
