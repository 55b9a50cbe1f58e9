/// The associated types of generic parameters.
extension ProjectIndex {
  /// An associated type of a generic parameter, `Child.Model`, with the bounds that the protocol declares; nil without
  /// such, or if a `where` clause around adds others.
  func associatedType(
    _ name: String, of bounds: [ResolvedType], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    let protocols = bounds.flatMap(\.declarations).filter { self[$0].kind == .protocol }
    let found = Set(protocols.flatMap { [$0] + allRefinedProtocols(of: $0) }).sorted().compactMap { owner in
      genericParameter(name, of: owner, seenFrom: owner, depth: depth + 1)
    }
    guard found.count == 1, case .parameter(_, let bounds, _) = found[0], !bounds.isEmpty else { return nil }
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      if self[declaration].requirements.contains(where: { $0.subject.dottedName?.last == name }) {
        return nil
      }
      enclosing = self[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    return found[0]
  }

  /// `Rows.Element` of a generic parameter that is a sequence, with the bounds that `where` clauses around give it.
  func element(
    ofSequence parameter: String, of owner: String?, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    var bounds: [ResolvedType] = []
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      for requirement in self[declaration].requirements
      where requirement.subject.dottedName == [parameter, "Element"] {
        bounds += requirement.bound.boundParts.map {
          resolveBound($0, in: LookupScope(inside: declaration), depth: depth + 1)
        }
      }
      enclosing = self[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    return .parameter(
      name: "\(parameter).Element", bounds: bounds.flatMap(\.boundParts), owner: owner)
  }
}
