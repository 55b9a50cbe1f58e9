/// What containers of injected objects hold: `EnvironmentValues`, `DependencyValues`, and those of factories.
extension ProjectIndex {
  /// `\.name` in a wrapper's arguments: a property that the project adds to a container of another module, as
  /// to `EnvironmentValues` or `DependencyValues`.
  func typeOfContainerMember(_ name: String, from file: Int, depth: Int) -> ResolvedType {
    let types = allVariables(named: name).filter { id in
      self[id.declaration].kind == .extension && owners(of: id.declaration).isEmpty
    }.map { typeOfVariable(self[$0], in: LookupScope(inside: $0.declaration), depth: depth + 1) }
    return commonType(types) ?? .unknown
  }

  /// `\.name`, `\Container.name`: what the factory makes that a container holds by that name.
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

  /// A factory that an extension of another module's type declares.
  func typeOfAddedFactory(_ name: String, of type: String, depth: Int) -> ResolvedType? {
    let types = (extensionsOfOthers[type] ?? []).flatMap { declaration in
      self[declaration].variables.filter { $0.name == name && !$0.isStatic }
        .map { typeOfVariable($0, in: LookupScope(inside: declaration), depth: depth + 1) }
    }
    return commonType(types).flatMap { $0.factoryProduct == nil ? nil : $0 }
  }
}

extension ResolvedType {
  /// The `T` of a `Factory<T>`, which gives one when it is called.
  var factoryProduct: ResolvedType? {
    guard case .external(let names, let arguments) = self else { return nil }
    switch (names.last, arguments.count) {
    case ("Factory", 1): return arguments[0]
    case ("ParameterFactory", 2): return arguments[1]
    default: return nil
    }
  }
}
