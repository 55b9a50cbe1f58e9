/// Expressions with several alternatives of class type: `@StateObject var model = restored() ?? Model()`.
extension ProjectIndex {
  /// The type of a property with `@StateObject` or `@ObservedObject`, if one alternative of its value is an object of
  /// a class without a superclass: then all have that type.
  func typeOfObject(
    in variable: VariableFact, _ value: ExpressionFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard
      let wrapper = variable.attributes.first(where: {
        $0.libraryWrapper.isSuperset(of: [.takesObservableObject, .hasTypeOfInitialValue])
      })?.name.last,
      case .external = resolve(.name(wrapper), in: scope)
    else { return nil }
    return typeOfObject(among: value, in: scope, depth: depth)
  }

  /// The type of an argument of `environmentObject(_:)` and the like, which is observable: of a value, or of one of
  /// its alternatives.
  ///
  /// - Returns: `.unknown` if the sources do not determine it.
  package func typeOfObject(given value: ExpressionFact, in scope: LookupScope) -> ResolvedType {
    let type = type(of: value, in: scope)
    guard type == .unknown else { return type }
    if case .name(let name) = value, let held = variables(named: name, visibleFrom: scope), held.count == 1,
      let initializer = self[held[0]].initializer
    {
      return typeOfObject(among: initializer, in: LookupScope(inside: held[0].declaration), depth: 0) ?? type
    }
    return typeOfObject(among: value, in: scope, depth: 0) ?? type
  }

  private func typeOfObject(
    among value: ExpressionFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    if let returned = classReturned(byForeignMethodOf: value, in: scope) { return returned }
    if case .unwrapped(let optional) = value {
      return typeOfObject(among: optional, in: scope, depth: depth)?.unwrapped
    }
    guard case .oneOf(let alternatives) = value else { return nil }
    for alternative in alternatives {
      let type = type(of: alternative, in: scope, depth: depth)
      if case .project(let id, _) = type, isClassWithoutSuperclass(id) { return type }
      if case .oneOf = alternative, let found = typeOfObject(among: alternative, in: scope, depth: depth + 1)
      {
        return found
      }
    }
    return nil
  }

  /// As far as the sources and known names of other modules determine it.
  private func isClassWithoutSuperclass(_ id: TypeID) -> Bool {
    guard self[id].kind == .class, superclasses(of: id).isEmpty else { return false }
    // A superclass stands before all protocols.
    let first = self[id].inheritance?.entries.first?.type.boundParts ?? []
    let scope = LookupScope(file: id.file, enclosingType: self[id].parent)
    return first.allSatisfy { part in
      guard case .external(let names, _) = resolveBound(part, in: scope) else { return true }
      return names.last.map { Self.members(of: $0) != nil } ?? true
    }
  }
}
