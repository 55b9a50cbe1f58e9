import MigrationPlanning
import ProjectIndex

/// A function or initializer of the sources that a publisher is handed to.
struct CalledFunction {
  let function: FunctionFact
  let file: Int

  /// The functions that a call may mean, by their names alone: none where nothing says what it is called on.
  static func all(
    meantBy passed: PassedPublisher, in scope: LookupScope, _ context: RuleContext
  ) -> [CalledFunction] {
    let index = context.index
    if passed.callee == "init" {
      var type = index.type(of: passed.receiver ?? .selfReference, in: scope)
      if case .metatype(let instance) = type { type = instance }
      return type.declarations.flatMap { members(of: $0, context) { $0.kind == .initializer } }
    }
    if let receiver = passed.receiver, receiver != .selfReference {
      let type = index.type(of: receiver, in: scope).unwrapped
      return methods(named: passed.callee, of: type.declarations, context)
    }
    let initialized = index.resolve(.name(passed.callee), in: scope).declarations
    if !initialized.isEmpty {
      return initialized.flatMap { members(of: $0, context) { $0.kind == .initializer } }
    }
    let own = methods(named: passed.callee, of: index.selfType(in: scope).declarations, context)
    if !own.isEmpty || passed.receiver != nil { return own }
    return index.functions(named: passed.callee).map {
      CalledFunction(function: $0.function, file: $0.file)
    }
  }

  private static func members(
    of type: TypeID, _ context: RuleContext, where matches: (FunctionFact) -> Bool
  ) -> [CalledFunction] {
    context.index.declarations(of: type).flatMap { declaration in
      context.index[declaration].functions.filter(matches).map {
        CalledFunction(function: $0, file: declaration.file)
      }
    }
  }

  /// The methods of types, of their superclasses, and of protocols with all that conform to them.
  private static func methods(
    named name: String, of types: [TypeID], _ context: RuleContext
  ) -> [CalledFunction] {
    let index = context.index
    var (open, seen, found) = (types, Set<TypeID>(), [CalledFunction]())
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      found += members(of: type, context) { $0.kind == .function && $0.name == name }
      if let superclass = index.superclass(of: type) { open.append(superclass) }
      let isProtocol = index[type].kind == .protocol
      if isProtocol || found.isEmpty { open += index.allRefinedProtocols(of: type) }
      if isProtocol { open += context.conformers(of: type) }
    }
    return found
  }
}

extension RuleContext {
  /// The types that say they conform to a protocol.
  fileprivate func conformers(of type: TypeID) -> [TypeID] {
    index.nominalTypes.filter { $0 != type && index.allRefinedProtocols(of: $0).contains(type) }
  }
}
