extension ProjectIndex {
  /// What a function of another module gives that is told nothing of the project's types: one of its own.
  func foreignResult(
    of value: ExpressionFact, _ arguments: [ExpressionFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    if case .unwrapped(let inner) = value {
      return foreignResult(of: inner, arguments, in: scope, depth: depth)
    }
    if case .fetched(let callee, _) = value {
      return foreignResult(of: .call(callee), arguments, in: scope, depth: depth)
    }
    // Members that the project adds to types of other modules can be called too, as factories are.
    guard case .call(.member(let base, let name)) = value, name.first?.isLowercase == true,
      !functionNames.contains(name), allVariables(named: name).isEmpty,
      isForeign(base, in: scope, depth: depth),
      arguments.allSatisfy({ isForeign($0, in: scope, depth: depth) })
    else { return nil }
    return .external([name], arguments: [])
  }

  private func isForeign(_ value: ExpressionFact, in scope: LookupScope, depth: Int) -> Bool {
    if case .literal = value { return true }
    switch type(of: value, in: scope, depth: depth) {
    case .external(_, let arguments), .metatype(.external(_, let arguments)): return arguments.isEmpty
    default: return false
    }
  }
}
