/// The types of calls whose result type depends on an argument.
extension ProjectIndex {
  func resultOfApplying(
    _ name: String, to arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let functions = functionsCalled(name, in: scope)
    if functions.isEmpty { return resolvedFactory(name, arguments, in: scope, depth: depth) }
    let results = functions.map { function -> ResolvedType in
      guard let value = argument(thatGivesTypeOf: function, in: arguments) else { return .unknown }
      return type(of: value, in: scope, depth: depth + 1)
    }
    return results.allSatisfy { $0 == results[0] } ? results[0] : .unknown
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

  /// The argument of the generic result type: `object` of
  /// `func configured<T>(_ object: T, change: (inout T) -> Void) -> T`.
  private func argument(
    thatGivesTypeOf function: FunctionFact, in arguments: [ArgumentFact]
  ) -> ExpressionFact? {
    guard let result = function.result, case .genericParameter = result,
      let parameter = function.parameters.first(where: { $0.type == result })
    else { return nil }
    let before = function.parameters.prefix { $0.type != result }
    // Arguments without labels are distinguished by position.
    let number = before.filter { $0.label == parameter.label }.count
    let same = arguments.filter { $0.label == parameter.label }
    return before.contains(where: \.hasDefault) || number >= same.count ? nil : same[number].value
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
