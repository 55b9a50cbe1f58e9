/// The types of calls whose result type depends on an argument.
extension ProjectIndex {
  func resultOfApplying(
    _ callee: ExpressionFact, to arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let functions: [Callable]
    switch callee {
    case .name(let name):
      functions = methodsOrFunctions(named: name, in: scope)
      if functions.isEmpty {
        return resultOfLibraryFunction(name, arguments, in: scope, depth: depth)
          ?? resolvedFactory(name, arguments, in: scope, depth: depth)
      }
    case .member(let base, let name):
      let receiver = type(of: base, in: scope, depth: depth + 1)
      if let mapped = resultOfMapping(receiver, by: name, arguments, in: scope, depth: depth) {
        return mapped
      }
      if name == "subscript" { return element(of: receiver, at: arguments, in: scope, depth: depth) }
      functions = methodsCalled(name, on: receiver)
    default: return .unknown
    }
    let called = functions.filter { $0.mayTake(arguments) }
    let results = called.map { result(of: $0, appliedTo: arguments, in: scope, depth: depth) }
    return commonType(results) ?? .unknown
  }

  /// The type of what a subscript gives, whatever it is given.
  func typeOfSubscript(of base: ResolvedType) -> ResolvedType {
    guard case .project(let type, let arguments) = base else {
      return elementType(of: base, subscripted: true)
    }
    let results = methodsCalled("subscript", on: base).compactMap { callable in
      callable.function.map { resultType(of: $0, in: callable.scope) }
    }
    return commonType(results).map { substitute(arguments, of: type, in: $0) } ?? .unknown
  }

  /// The type of a subscript that is given a type or a key path: of the project, or of a container of another module, whose
  /// properties the project adds.
  ///
  /// ```swift
  /// @ObservedObject var player = Services[\.player]
  /// ```
  private func element(
    of receiver: ResolvedType, at arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let subscripts = methodsCalled("subscript", on: receiver.unwrapped)
    if !subscripts.isEmpty {
      let results = subscripts.filter { $0.isSubscript(at: arguments) }
        .map { result(of: $0, appliedTo: arguments, in: scope, depth: depth) }
      return commonType(results) ?? .unknown
    }
    if case .metatype(.external(let names, _)) = receiver, let container = names.last,
      case .keyPath(_, let path)? = arguments.first?.value, let first = path.first,
      let added = typeOfMember(first, addedTo: container, depth: depth, as: .value)
    {
      return path.dropFirst().reduce(added) {
        typeOfMember($1, base: .unknown, baseType: $0, from: scope.file, depth: depth + 1)
      }
    }
    return elementType(of: receiver, subscripted: true)
  }

  /// The type of what a function returns, where arguments tell what the generic parameters in it are: `T`, `[T]?`, `Box<T>`.
  private func result(
    of function: Callable, appliedTo arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    guard let fact = function.function, let result = fact.result else { return .void }
    guard result.mentionsGenericParameter else { return resolve(result, in: function.scope) }
    let bound = genericArguments(of: function, appliedTo: arguments, in: scope, depth: depth)
    guard fact.genericParameters.allSatisfy({ bound[$0.name] != nil }) else { return .unknown }
    return resolve(result, in: function.scope).replacingParameters(bound)
  }

  /// A generic type with the arguments that those of its initializer tell: `Box(Store())`; nil where they tell none.
  func typeOfGeneric(
    _ type: ResolvedType, madeWith arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard case .project(let id, let written) = type, written.isEmpty else { return nil }
    let parameters = self[id].genericParameters.map(\.name)
    guard !parameters.isEmpty else { return nil }
    let made = initializers(of: type).filter { $0.mayTake(arguments) }.map { initializer in
      let bound = genericArguments(of: initializer, appliedTo: arguments, in: scope, depth: depth)
      return parameters.map { bound[$0] ?? .unknown }
    }
    guard let first = made.first, first.contains(where: \.isKnown), made.allSatisfy({ $0 == first }) else {
      return nil
    }
    return .project(id, arguments: first)
  }

  /// What the generic parameters in the types of a function's parameters are, by their names.
  func genericArguments(
    of function: Callable, appliedTo arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> [String: ResolvedType] {
    var bound: [String: ResolvedType] = [:]
    for (number, parameter) in function.parameters.enumerated() {
      guard let pattern = parameter.type,
        let value = argument(for: number, of: function.parameters, in: arguments)
      else { continue }
      if case .keyPath(_, let names) = value, let path = pattern.keyPath {
        let type = names.reduce(resolve(path.root, in: function.scope)) {
          typeOfMember($1, base: .unknown, baseType: $0, from: scope.file, depth: depth + 1)
        }
        bind(resolve(path.value, in: function.scope), to: type, &bound)
      } else {
        let type = typeOfArgument(value, in: scope, depth: depth + 1)
        bind(
          resolve(pattern, in: function.scope), to: parameter.isAutoclosure ? .function(result: type) : type,
          &bound)
      }
    }
    return bound
  }

  /// The type of an argument, which an initializer that is handed over is as a function: `Store.init`.
  package func typeOfArgument(_ value: ExpressionFact, in scope: LookupScope, depth: Int = 0) -> ResolvedType
  {
    let type = type(of: value, in: scope, depth: depth)
    guard case .member(_, "init") = value, case .metatype(let instance) = type else { return type }
    return .function(result: instance)
  }

  /// What the generic parameters in a type are, where it is that of a value.
  private func bind(_ pattern: ResolvedType, to type: ResolvedType, _ bound: inout [String: ResolvedType]) {
    func bindAll(_ patterns: [ResolvedType], _ types: [ResolvedType]) {
      guard patterns.count == types.count else { return }
      for (pattern, type) in zip(patterns, types) { bind(pattern, to: type, &bound) }
    }
    switch (pattern, type) {
    case (.parameter(let name, _, _), _):
      // A superclass that two of them have is not looked for.
      guard type.isKnown else { return }
      bound[name] = bound[name].map { $0 == type ? $0 : .unknown } ?? type
      bind(element: elementType(of: type, subscripted: false), of: name, &bound)
    case (.optional(let pattern), _): bind(pattern, to: type.unwrapped, &bound)
    case (.metatype(let pattern), .metatype(let type)): bind(pattern, to: type, &bound)
    case (.array(let pattern), _): bind(pattern, to: elementType(of: type, subscripted: false), &bound)
    case (.dictionary(let key, let value), .dictionary(let keyType, let valueType)):
      bindAll([key, value], [keyType, valueType])
    case (.function(let pattern), .function(let result)): bind(pattern, to: result, &bound)
    case (.project(let one, let patterns), .project(let other, let types)):
      if one == other { bindAll(patterns, types) }
    case (.external(let one, let patterns), .external(let other, let types)):
      if one.last == other.last { bindAll(patterns, types) }
    default: break
    }
  }

  /// `Rows.Element`, where `Rows` is a sequence.
  private func bind(
    element: ResolvedType, of parameter: String, _ bound: inout [String: ResolvedType]
  ) {
    let name = "\(parameter).Element"
    if element.isKnown { bound[name] = bound[name].map { $0 == element ? $0 : .unknown } ?? element }
  }

  private func methodsCalled(_ name: String, on type: ResolvedType) -> [Callable] {
    if case .metatype(let instance) = type { return methods(named: name, of: instance, isStatic: true) }
    return methods(named: name, of: type, isStatic: false)
  }

  /// The argument for a parameter; nil where parameters with defaults before it may have taken it.
  private func argument(
    for place: Int, of parameters: [ParameterFact], in arguments: [ArgumentFact]
  ) -> ExpressionFact? {
    let before = parameters[..<place]
    if let label = parameters[place].label, parameters.filter({ $0.label == label }).count == 1 {
      return arguments.first { $0.label == label }?.value
    }
    // Arguments without labels, or with the same, are distinguished by position.
    let number = before.filter { $0.label == parameters[place].label }.count
    let same = arguments.filter { $0.label == parameters[place].label }
    if before.contains(where: \.hasDefault) || number >= same.count { return nil }
    return same[number].value
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

extension Callable {
  /// Whether it may be called with some arguments, of which closures without labels may stand behind the parentheses.
  fileprivate func mayTake(_ arguments: [ArgumentFact]) -> Bool {
    parameters.mayTake(arguments.inParentheses.map(\.label), hasTrailingClosure: arguments.hasTrailingClosure)
  }
}

extension [ArgumentFact] {
  /// Without closures at the end that have no labels, which may stand behind the parentheses.
  fileprivate var inParentheses: ArraySlice<ArgumentFact> {
    dropLast(reversed().prefix { $0.label == nil && $0.value.isClosure }.count)
  }

  fileprivate var hasTrailingClosure: Bool { inParentheses.count < count }
}

extension Callable {
  /// Whether it is a subscript that takes a value, a key path or a type, as none of another kind does.
  fileprivate func isSubscript(at arguments: [ArgumentFact]) -> Bool {
    guard let argument = arguments.first?.value, parameters.count == 1, let type = parameters[0].type else {
      return false
    }
    if case .keyPath = argument { return type.keyPath != nil }
    if case .metatype = type { return true }
    return false
  }
}

extension ExpressionFact {
  fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }
}
