extension ProjectIndex {
  /// Whether an instance of a type may be one of another class or protocol of the project, by what the
  /// inheritance clauses of the type say, of what it inherits from, and of their extensions.
  package func mayBe(_ type: TypeID, _ bound: TypeID) -> Bool {
    var open = [type]
    var seen: Set<TypeID> = []
    while let next = open.popLast() {
      if next == bound { return true }
      guard seen.insert(next).inserted else { continue }
      // An extension that is not clear may be one of this type.
      if let name = self[next].name.last, extensionsOfOthers[name] != nil { return true }
      guard let inherited = inheritedTypes(of: next) else { return true }
      open += inherited
    }
    return false
  }

  /// The classes and protocols of the project that a type names as what it inherits; nil where one is not clear.
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
      // A class of another module conforms to what an extension of the project says.
      let extensions = extensionsOfOthers[names.last ?? ""] ?? []
      return extensions.contains { self[$0].inheritance != nil } ? nil : []
    case .existential(let types):
      let found = types.map(parts(of:))
      return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}
