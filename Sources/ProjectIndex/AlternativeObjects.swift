/// Objects of which one of several is taken: `@StateObject var model = restored() ?? Model()`.
extension ProjectIndex {
  /// The type of what `@StateObject` or `@ObservedObject` holds, where one of several values is known to be an object
  /// of a class without a superclass: all of them have one type, and of those of the object, no other is observable.
  func typeOfObject(
    in variable: VariableFact, _ value: ExpressionFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard case .oneOf(let alternatives) = value,
      let wrapper = variable.attributes.compactMap(\.name.last).first(where: Self.wrappersOfObjects.contains),
      case .external = resolve(.name(wrapper), in: scope)
    else { return nil }
    for alternative in alternatives {
      let type = type(of: alternative, in: scope, depth: depth)
      if case .project(let id, _) = type, isClassWithoutSuperclass(id) { return type }
      if case .oneOf = alternative,
        let found = typeOfObject(in: variable, alternative, in: scope, depth: depth + 1)
      {
        return found
      }
    }
    return nil
  }

  private static let wrappersOfObjects: Set<String> = ["StateObject", "ObservedObject"]

  /// As far as the sources, and names of other modules that are known, say.
  private func isClassWithoutSuperclass(_ id: TypeID) -> Bool {
    self[id].kind == .class && superclasses(of: id).isEmpty
      && foreignAncestors(of: id).allSatisfy { Self.members(of: $0) != nil }
  }
}
