/// Types of closure parameters, inferred from the callee's declaration in the sources.
extension ProjectIndex {
  /// The type of a parameter of a closure, if all overloads that the call may refer to agree.
  func typeOfParameter(
    _ index: Int, of closure: ClosureArgumentFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let types = callables(closure.callee, in: scope, depth: depth).compactMap { callable in
      typeOfParameter(index, of: closure, takenBy: callable, in: scope, depth: depth)
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
    _ index: Int, of closure: ClosureArgumentFact, takenBy callable: Callable, in scope: LookupScope,
    depth: Int
  ) -> ResolvedType? {
    guard
      let candidates = callable.parameters(matching: closure, isFunction: { isFunction($0, in: callable) })
    else { return nil }
    func given(_ declared: TypeExpression) -> ResolvedType {
      let type = callable.given(resolve(declared, in: callable.scope))
      if type.isConcrete { return type }
      let bound = genericArguments(of: callable, appliedTo: closure.arguments, in: scope, depth: depth)
      let inferred = type.replacingParameters(bound)
      return inferred.isConcrete ? inferred : .unknown
    }
    let types = candidates.map { parameter -> ResolvedType in
      if index == 0, let root = parameter.type?.withoutOptional.rootOfKeyPath { return given(root) }
      guard case .function(let declared, _) = parameter.type?.withoutOptional,
        declared.indices.contains(index),
        closure.arity.map({ $0 == declared.count }) ?? true
      else { return .unknown }
      return given(declared[index])
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

  /// The parameters of all that a call may refer to; nil where that is not known.
  package func parameters(of callee: ExpressionFact, in scope: LookupScope) -> [ParameterFact]? {
    let callables = callables(callee, in: scope, depth: 0)
    return callables.isEmpty ? nil : callables.flatMap(\.parameters)
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
