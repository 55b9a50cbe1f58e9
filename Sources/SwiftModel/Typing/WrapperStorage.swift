extension ProjectIndex {
  /// The type of `_x.wrappedValue` for a wrapped property `x`: that of `x`.
  ///
  /// - Parameter storage: the base of `.wrappedValue`.
  func typeOfWrapped(by storage: ExpressionFact, in scope: LookupScope, depth: Int) -> ResolvedType? {
    let name: String
    switch storage {
    case .name(let written), .member(.selfReference, let written): name = written
    default: return nil
    }
    guard name.hasPrefix("_"), variables(named: name, visibleFrom: scope) == nil,
      let variables = variables(named: String(name.dropFirst()), visibleFrom: scope),
      variables.allSatisfy({ !self[$0].attributes.isEmpty })
    else { return nil }
    return commonType(
      variables.map {
        typeOfVariable(self[$0], in: LookupScope(inside: $0.declaration), depth: depth)
      })
  }
}
