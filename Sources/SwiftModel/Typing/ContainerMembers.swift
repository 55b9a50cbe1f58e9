/// Members of containers for dependency injection: `EnvironmentValues`, `DependencyValues`, and those of factories.
extension ProjectIndex {
  /// The type of `\.name` in a wrapper's arguments: of a property that the project adds to a container of another
  /// module, such as `EnvironmentValues` or `DependencyValues`.
  func typeOfContainerMember(_ name: String, depth: Int) -> ResolvedType {
    let types = allVariables(named: name).filter { id in
      self[id.declaration].kind == .extension && owners(of: id.declaration).isEmpty
    }.map { typeOfVariable(self[$0], in: LookupScope(inside: $0.declaration), depth: depth + 1) }
    return commonType(types) ?? .unknown
  }

  /// The type of `\.name` in the arguments of a wrapper of the project that returns the value at the key path:
  ///
  /// ```swift
  /// @propertyWrapper struct Service<T> {
  ///   init(_ path: KeyPath<Services, T>)
  ///   var wrappedValue: T { get }
  /// }
  /// ```
  func typeOfMember(
    _ name: String, readBy attribute: AttributeFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard case .project(let wrapper, _) = resolve(attribute.type, in: scope),
      let value = variables(named: "wrappedValue", of: wrapper).first,
      let valueType = self[value].type
    else { return nil }
    let roots = declarations(of: wrapper).flatMap { declaration in
      self[declaration].functions.filter { $0.kind == .initializer }.map { initializer -> ResolvedType in
        guard let root = initializer.parameters.first?.type?.rootOfKeyPath(to: valueType) else {
          return .unknown
        }
        return resolve(root, in: LookupScope(inside: declaration))
      }
    }
    guard case .project(let root, _) = commonType(roots) else { return nil }
    return commonType(
      variables(named: name, of: root).map {
        typeOfVariable(self[$0], in: LookupScope(inside: $0.declaration), depth: depth + 1)
      })
  }

  /// The product type of the factory at `\.name` or `\Container.name`.
  func factoryProduct(
    _ name: String, of root: TypeExpression?, in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    let holders = root.map { resolve($0, in: scope).declarations } ?? []
    let types = allVariables(named: name).filter { id in
      let owners = owners(of: id.declaration)
      return holders.isEmpty ? owners.isEmpty : owners.contains(where: holders.contains)
    }.map { id in
      typeOfVariable(self[id], in: LookupScope(inside: id.declaration), depth: depth + 1).factoryProduct
    }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The type of a factory that an extension of another module's type declares.
  func typeOfAddedFactory(_ name: String, of type: String, depth: Int) -> ResolvedType? {
    let types = extensions(ofOther: type, declaring: name).flatMap { declaration in
      self[declaration].variables.filter { $0.name == name && !$0.isStatic }
        .map { typeOfVariable($0, in: LookupScope(inside: declaration), depth: depth + 1) }
    }
    return commonType(types).flatMap { $0.factoryProduct == nil ? nil : $0 }
  }
}

extension TypeExpression {
  /// `Root` of `KeyPath<Root, Value>`.
  fileprivate func rootOfKeyPath(to value: TypeExpression) -> TypeExpression? {
    keyPath.flatMap { $0.value == value ? $0.root : nil }
  }

  /// `Root` of `KeyPath<Root, Value>`, whatever the value is.
  var rootOfKeyPath: TypeExpression? { keyPath?.root }

  /// `Root` and `Value` of `KeyPath<Root, Value>`.
  var keyPath: (root: TypeExpression, value: TypeExpression)? {
    guard case .named(let components) = self, let last = components.last, last.arguments.count == 2,
      ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(last.name)
    else { return nil }
    return (last.arguments[0], last.arguments[1])
  }
}

extension ResolvedType {
  /// The `T` of a `Factory<T>`, the type of its calls.
  var factoryProduct: ResolvedType? {
    guard case .external(let names, let arguments) = self else { return nil }
    switch (names.last, arguments.count) {
    case ("Factory", 1): return arguments[0]
    case ("ParameterFactory", 2): return arguments[1]
    default: return nil
    }
  }
}
