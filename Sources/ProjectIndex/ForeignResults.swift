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

  /// What a property of a shared instance of another module gives, as `MusicPlayer.shared.state` does: something
  /// of that module, unless the project adds the property to types of others.
  func typeOfForeignMember(_ name: String, of base: ResolvedType) -> ResolvedType {
    // An instance that is made with arguments may be of a generic type, and these say of which.
    guard case .external(let names, let arguments) = base, arguments.isEmpty, names.count > 1,
      names.last?.first?.isLowercase == true, !mayBeAddedToOthers(name)
    else { return .unknown }
    return .external(names + [name], arguments: [])
  }

  /// By an extension of another module's type, or of a protocol that such a type may conform to.
  private func mayBeAddedToOthers(_ name: String) -> Bool {
    allVariables(named: name).contains { variable in
      owner(of: variable).map { self[$0].kind == .protocol } ?? true
    }
  }
}
