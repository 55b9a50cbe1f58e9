/// The types of calls whose result type depends on an argument.
extension ProjectIndex {
  func resultOfApplying(
    _ callee: ExpressionFact, to arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let functions: [FunctionFact]
    switch callee {
    case .name(let name):
      functions = functionsCalled(name, in: scope)
      if functions.isEmpty { return resolvedFactory(name, arguments, in: scope, depth: depth) }
    case .member(let base, let name):
      let receiver = type(of: base, in: scope, depth: depth + 1)
      if let mapped = resultOfMapping(receiver, by: name, arguments, in: scope, depth: depth) {
        return mapped
      }
      functions = methodsCalled(name, on: receiver)
    default: return .unknown
    }
    let results = functions.map { result(of: $0, appliedTo: arguments, in: scope, depth: depth) }
    return commonType(results) ?? .unknown
  }

  /// The result of `map` and `compactMap` on a collection of the standard library, or of `map` on an optional value.
  private func resultOfMapping(
    _ receiver: ResolvedType, by name: String, _ arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard LibraryEffects.mapsOutput(name), let function = arguments.first?.value, arguments.count == 1 else {
      return nil
    }
    let isOptional = receiver != receiver.unwrapped
    guard isOptional || elementType(of: receiver, subscripted: true) != .unknown else { return nil }
    let made: ResolvedType =
      switch type(of: function, in: scope, depth: depth + 1) {
      case .function(let result): result
      // `rows.map(Row.init)`
      case .metatype(let instance): instance
      default: .unknown
      }
    guard made.isKnown else { return nil }
    let dropsNil = LibraryEffects.isTypedByTarget(name)
    if isOptional { return dropsNil ? nil : .optional(made) }
    return .array(dropsNil ? made.unwrapped : made)
  }

  /// `T`, or `T?`, where an argument tells it.
  private func result(
    of function: FunctionFact, appliedTo arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    guard let result = function.result, case .genericParameter = result.withoutOptional,
      let (value, isMetatype) = argument(
        for: result.withoutOptional, parameters: function.parameters, in: arguments)
    else { return .unknown }
    var type = type(of: value, in: scope, depth: depth + 1)
    if isMetatype {
      guard case .metatype(let instance) = type else { return .unknown }
      type = instance
    }
    return result == result.withoutOptional || type == .unknown ? type : .optional(type)
  }

  /// The overloads of a method, in superclasses and protocols, too.
  private func methodsCalled(_ name: String, on type: ResolvedType) -> [FunctionFact] {
    switch type {
    case .metatype(.project(let id, _)): return methods(named: name, of: id, isStatic: true)
    case .project(let id, _): return methods(named: name, of: id, isStatic: false)
    case .existential(let bounds), .parameter(_, let bounds, _):
      return bounds.flatMap(\.declarations).flatMap { methods(named: name, of: $0, isStatic: false) }
    default: return []
    }
  }

  private func methods(named name: String, of type: TypeID, isStatic: Bool) -> [FunctionFact] {
    guard variables(named: name, of: type).isEmpty else { return [] }
    let lineage = lineage(of: type)
    return (lineage + lineage.flatMap(allRefinedProtocols)).flatMap(declarations).flatMap {
      self[$0].functions
    }
    .filter { $0.kind == .function && $0.name == name && $0.isStatic == isStatic }
  }

  /// The overloads of a name: the methods of the innermost enclosing type with any, else the global functions.
  private func functionsCalled(_ name: String, in scope: LookupScope) -> [FunctionFact] {
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      let methods = owners(of: declaration).flatMap(declarations(of:)).flatMap { self[$0].functions }
        .filter { $0.kind == .function && $0.name == name }
      if !methods.isEmpty { return methods }
      enclosing = self[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    return inSameTargets(globalFunctions[name] ?? [], as: scope.file, at: \.file).map(\.function)
  }

  /// The argument of the generic type, or of its metatype: `object` of
  /// `func configured<T>(_ object: T, change: (inout T) -> Void) -> T`, `type` of
  /// `func resolve<T>(_ type: T.Type) -> T`.
  private func argument(
    for type: TypeExpression, parameters: [ParameterFact], in arguments: [ArgumentFact]
  ) -> (value: ExpressionFact, isMetatype: Bool)? {
    guard let place = parameters.firstIndex(where: { $0.type == type || $0.type == .metatype(type) }) else {
      return nil
    }
    let before = parameters[..<place]
    // Arguments without labels are distinguished by position.
    let number = before.filter { $0.label == parameters[place].label }.count
    let same = arguments.filter { $0.label == parameters[place].label }
    if before.contains(where: \.hasDefault) || number >= same.count { return nil }
    return (same[number].value, parameters[place].type != type)
  }

  /// `resolve(\.store)` of the library that declares `Factory<T>`.
  private func resolvedFactory(
    _ name: String, _ arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    guard name == "resolve", !functionNames.contains(name), arguments.count == 1,
      case .keyPath(let root, let names) = arguments[0].value, names.count == 1
    else { return .unknown }
    return factoryProduct(names[0], of: root, in: scope, depth: depth) ?? .unknown
  }
}
