/// Name lookup in inheritance clauses and bounds, where only classes and protocols may occur.
extension ProjectIndex {
  /// Resolves an entry of an inheritance clause, or another bound.
  ///
  /// A struct, an enum or an actor of that name is then not visible there, being in another target: otherwise the
  /// sources would not compile.
  package func resolveBound(_ type: TypeExpression, in scope: LookupScope) -> ResolvedType {
    resolveBound(type, in: scope, depth: 0)
  }

  func resolveBound(_ type: TypeExpression, in scope: LookupScope, depth: Int) -> ResolvedType {
    let found = resolve(type, in: scope, depth: depth)
    guard let name = type.dottedName else { return found }
    switch found {
    case .project(let id, _): return canBeInherited(id) ? found : .external(name, arguments: [])
    case .ambiguous(let ids):
      let fitting = ids.filter(canBeInherited)
      if fitting.count == ids.count { return found }
      return fitting.isEmpty
        ? .external(name, arguments: []) : Self.unique(fitting, arguments: [])
    default: return found
    }
  }

  private func canBeInherited(_ type: TypeID) -> Bool {
    self[type].kind == .class || self[type].kind == .protocol
  }
}
