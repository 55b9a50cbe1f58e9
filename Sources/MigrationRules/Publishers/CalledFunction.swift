import SwiftModel

/// A function or initializer of the sources with a publisher as its argument.
struct CalledFunction {
  let function: FunctionFact
  let file: Int

  /// The functions that a call may refer to, by name only; none if the type of the receiver is unknown.
  static func all(
    taking passed: PassedPublisher, in scope: LookupScope, _ model: ProjectModel
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
    // An extension's method may belong to another type.
    return own
      + index.functions(named: passed.callee).map { CalledFunction(function: $0.function, file: $0.file) }
  }

  /// The methods that a value of a type may have: those of its types in the sources, or else those of extensions of
  /// other modules' types.
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
      // If an extension of another module's type has such a method, as `some View` does, the type may be any.
      if addedMethods(named: name, to: index.others(extendedWith: name), model).isEmpty { return [] }
      return index.files.enumerated().flatMap { file, facts in
        facts.types.flatMap(\.functions).filter { $0.kind == .function && $0.name == name }
          .map { CalledFunction(function: $0, file: file) }
      }
    default: return []
    }
  }

  /// The methods in extensions of other modules' types, or of types that these may inherit from, which the sources do
  /// not show.
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

  /// The methods of types, their superclasses, and protocols with all conforming types.
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
      if isProtocol { open += index.types(naming: type) }
    }
    return (found, seen.sorted())
  }
}
