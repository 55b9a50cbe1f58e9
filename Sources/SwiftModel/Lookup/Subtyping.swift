extension ProjectIndex {
  /// Whether a type may be a subtype of a class or protocol of the project, by the inheritance clauses of it, its
  /// supertypes, and their extensions. False only if it certainly is not.
  package func mayBe(_ type: TypeID, _ bound: TypeID) -> Bool {
    var open = [type]
    var seen: Set<TypeID> = []
    while let next = open.popLast() {
      if next == bound { return true }
      guard seen.insert(next).inserted else { continue }
      // An extension with an unresolved type may be one of this type.
      if let name = self[next].name.last, extensionsOfOthers[name] != nil { return true }
      guard let inherited = inheritedTypes(of: next) else { return true }
      open += inherited
    }
    return false
  }

  /// The direct supertypes of a type in the project; nil if one is unresolved.
  private func inheritedTypes(of type: TypeID) -> [TypeID]? {
    var found: [TypeID] = []
    for declaration in declarations(of: type) {
      let scope = LookupScope(file: declaration.file, enclosingType: self[declaration].parent)
      for part in (self[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts) {
        guard let types = parts(of: resolveBound(part, in: scope)) else { return nil }
        found += types
      }
    }
    return found
  }

  private func parts(of type: ResolvedType) -> [TypeID]? {
    switch type {
    case .project(let id, _): return [id]
    case .external(let names, _):
      // An extension of the project may add a conformance to a class of another module.
      let extensions = extensionsOfOthers[names.last ?? ""] ?? []
      return extensions.contains { self[$0].inheritance != nil } ? nil : []
    case .existential(let types):
      let found = types.map(parts(of:))
      return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}
