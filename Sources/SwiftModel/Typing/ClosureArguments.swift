/// Types of closure parameters, inferred from the callee's declaration in the sources.
extension ProjectIndex {
  /// The type of a parameter of a closure, if all overloads that the call may refer to agree.
  func typeOfParameter(
    _ index: Int, of closure: ClosureArgumentFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let types = callables(closure.callee, in: scope, depth: depth).compactMap { callable in
      typeOfParameter(index, of: closure, takenBy: callable)
    }
    return commonType(types) ?? .unknown
  }

  /// The type of a parameter of a closure that is assigned to a property of the type around.
  func typeOfParameter(
    _ index: Int, ofClosureWith arity: Int?, assignedTo property: String, in scope: LookupScope
  ) -> ResolvedType {
    let types = (variables(named: property, visibleFrom: scope) ?? []).map { id -> ResolvedType in
      guard case .function(let declared, _) = self[id].type?.withoutOptional,
        declared.indices.contains(index),
        arity.map({ $0 == declared.count }) ?? true
      else { return .unknown }
      return resolve(declared[index], in: LookupScope(inside: id.declaration))
    }
    return commonType(types) ?? .unknown
  }

  /// Nil if the call cannot refer to the overload.
  private func typeOfParameter(
    _ index: Int, of closure: ClosureArgumentFact, takenBy callable: Callable
  ) -> ResolvedType? {
    guard
      let candidates = callable.parameters(matching: closure, isFunction: { isFunction($0, in: callable) })
    else { return nil }
    let types = candidates.map { parameter -> ResolvedType in
      if index == 0, let root = parameter.type?.withoutOptional.rootOfKeyPath {
        return root.mentionsGenericParameter ? .unknown : resolve(root, in: callable.scope)
      }
      guard case .function(let declared, _) = parameter.type?.withoutOptional,
        declared.indices.contains(index),
        closure.arity.map({ $0 == declared.count }) ?? true, !declared[index].mentionsGenericParameter
      else { return .unknown }
      let type = resolve(declared[index], in: callable.scope).replacingParameters(callable.genericArguments)
      return type.isConcrete ? type : .unknown
    }
    return commonType(types) ?? .unknown
  }

  /// The type of the parameter that takes an argument, if all overloads that the call may refer to agree.
  func typeOfParameter(
    taking argument: ClosureArgumentFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let types = callables(argument.callee, in: scope, depth: depth).compactMap { callable -> ResolvedType? in
      let taken = callable.parameters(matching: argument, isFunction: { isFunction($0, in: callable) })
      return taken.flatMap { parameters in
        commonType(parameters.map { $0.type.map { resolve($0, in: callable.scope) } ?? .unknown })
      }
    }
    return commonType(types) ?? .unknown
  }

  /// The parameters that may take an argument, of all overloads that the call may refer to; none where these are not known.
  package func parameters(taking argument: ClosureArgumentFact, in scope: LookupScope) -> [ParameterFact] {
    callables(argument.callee, in: scope, depth: 0).flatMap { callable in
      callable.parameters(matching: argument, isFunction: { isFunction($0, in: callable) }) ?? []
    }
  }

  private func isFunction(_ type: TypeExpression?, in callable: Callable) -> Bool {
    guard let type = type?.withoutOptional else { return true }
    if case .function = type { return true }
    guard case .function = resolve(type, in: callable.scope) else { return false }
    return true
  }

  // MARK: Overloads

  private func callables(_ callee: ExpressionFact, in scope: LookupScope, depth: Int) -> [Callable] {
    switch callee {
    case .name(let name):
      if case .metatype(let instance) = type(of: callee, in: scope, depth: depth + 1) {
        return initializers(of: instance)
      }
      return methodsOrFunctions(named: name, in: scope)
    case .type: return initializers(of: type(of: callee, in: scope, depth: depth + 1))
    case .member(let base, let name):
      var type = type(of: base, in: scope, depth: depth + 1)
      if base.isParameterType { type = .metatype(type.unwrapped) }
      if case .metatype(let instance) = type {
        return name == "init"
          ? initializers(of: instance) : methods(named: name, of: instance, isStatic: true)
      }
      return methods(named: name, of: type.unwrapped, isStatic: false)
    default: return []
    }
  }

  /// Of a type without a superclass, whose initializers it might inherit.
  func initializers(of type: ResolvedType) -> [Callable] {
    var type = type
    if case .metatype(let instance) = type { type = instance }
    guard case .project(let id, _) = type, superclass(of: id) == nil else { return [] }
    let declared = callables(of: id) { $0.kind == .initializer }
    return declared + (memberwiseInitializer(of: id).map { [$0] } ?? [])
  }

  /// Whether a structure has a memberwise initializer, which initializers in extensions do not suppress.
  package func hasMemberwiseInitializer(_ type: TypeID) -> Bool {
    self[type].kind == .struct && !self[type].functions.contains { $0.kind == .initializer }
  }

  private func memberwiseInitializer(of type: TypeID) -> Callable? {
    guard hasMemberwiseInitializer(type) else { return nil }
    let parameters = self[type].variables.filter { $0.isStored && !$0.isStatic }.map { variable in
      ParameterFact(
        label: variable.name, name: variable.name, type: variable.type,
        defaultValue: variable.initializer ?? (variable.isNilByDefault ? .literal : nil), defaultRange: nil)
    }
    return Callable(parameters: parameters, scope: LookupScope(inside: type))
  }

  private func methods(named name: String, of type: ResolvedType, isStatic: Bool) -> [Callable] {
    if case .existential(let bounds) = type {
      return bounds.flatMap { methods(named: name, of: $0, isStatic: isStatic) }
    }
    guard case .project(let id, let arguments) = type, variables(named: name, of: id).isEmpty else {
      return []
    }
    var owners = [(id: id, arguments: arguments)]
    while let last = owners.last, case .project(let superclass, let inherited)? = superclassType(of: last.id),
      !owners.contains(where: { $0.id == superclass })
    {
      owners.append((superclass, inherited.map { substitute(last.arguments, of: last.id, in: $0) }))
    }
    owners += owners.flatMap { allRefinedProtocols(of: $0.id) }.map { ($0, []) }
    return owners.flatMap { owner in
      callables(of: owner.id, arguments: owner.arguments) {
        $0.kind == .function && $0.name == name && $0.isStatic == isStatic
      }
    }
  }

  private func callables(
    of type: TypeID, arguments: [ResolvedType] = [], where matches: (FunctionFact) -> Bool
  ) -> [Callable] {
    let bound = Dictionary(zip(self[type].genericParameters.map(\.name), arguments)) { first, _ in first }
    return declarations(of: type).flatMap { declaration in
      self[declaration].functions.filter(matches).map {
        Callable(
          parameters: $0.parameters, scope: LookupScope(inside: declaration), genericArguments: bound)
      }
    }
  }

  /// The overloads of a name: the methods of the innermost enclosing type with any, else the global functions.
  private func methodsOrFunctions(named name: String, in scope: LookupScope) -> [Callable] {
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      let owners = owners(of: declaration)
      if owners.contains(where: { !variables(named: name, of: $0).isEmpty }) { return [] }
      let found = owners.flatMap { owner in
        [true, false].flatMap { methods(named: name, of: .project(owner, arguments: []), isStatic: $0) }
      }
      if !found.isEmpty { return found }
      enclosing = self[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    guard globalVariables[name] == nil else { return [] }
    return inSameTargets(globalFunctions[name] ?? [], as: scope.file, at: \.file).map {
      Callable(parameters: $0.function.parameters, scope: LookupScope(file: $0.file, enclosingType: nil))
    }
  }
}

/// A function or initializer that a call may refer to, with the scope of its parameter types.
struct Callable {
  let parameters: [ParameterFact]
  let scope: LookupScope
  /// Those of the type that it is called on, by the names of the parameters.
  var genericArguments: [String: ResolvedType] = [:]

  /// The parameters that the argument may belong to; nil if the arguments do not match.
  func parameters(
    matching call: ClosureArgumentFact, isFunction: (TypeExpression?) -> Bool
  ) -> [ParameterFact]? {
    var left = parameters[...]
    var matched: [ParameterFact] = []
    for label in call.labels {
      left = left.drop { $0.label != label && $0.hasDefault }
      guard let parameter = left.popFirst(), parameter.label == label else { return nil }
      matched.append(parameter)
    }
    let isInParentheses = call.number < call.labels.count
    var rest = Array(left)
    // From the end, since the closure without a label takes the rest.
    var trailing: [ParameterFact] = []
    for label in call.trailingLabels.dropFirst().reversed() {
      guard let place = rest.lastIndex(where: { $0.label == label }) else { return nil }
      trailing.insert(rest[place], at: 0)
      rest.removeSubrange(place...)
    }
    let unlabelled = call.trailingLabels.isEmpty ? [] : rest.filter { isFunction($0.type) && !$0.isLiteral }
    let required = rest.filter { !$0.hasDefault }
    guard call.trailingLabels.isEmpty ? required.isEmpty : !unlabelled.isEmpty && required.count <= 1,
      required.allSatisfy({ isFunction($0.type) })
    else { return nil }
    if isInParentheses { return [matched[call.number]] }
    let place = call.number - call.labels.count
    return place == 0 ? unlabelled : [trailing[place - 1]]
  }
}

extension ParameterFact {
  /// A memberwise parameter for a variable whose type is inferred from a literal: `var isOn = true`.
  fileprivate var isLiteral: Bool { type == nil && defaultValue == .literal }
}

extension VariableFact {
  /// `var title: String?`
  package var isNilByDefault: Bool {
    if !isLet, case .optional = type { true } else { false }
  }
}

extension TypeExpression {
  package var withoutOptional: TypeExpression {
    if case .optional(let wrapped) = self { return wrapped.withoutOptional }
    return self
  }
}

extension ResolvedType {
  /// A type without generic parameters or unknown parts.
  fileprivate var isConcrete: Bool {
    switch self {
    case .project(_, let arguments), .external(_, let arguments): arguments.allSatisfy(\.isConcrete)
    case .optional(let type), .array(let type): type.isConcrete
    case .dictionary(let key, let value): key.isConcrete && value.isConcrete
    case .existential(let bounds): bounds.allSatisfy(\.isConcrete)
    default: false
    }
  }
}
