/// Type aliases that a type inherits from its protocols, and from extensions of supertypes of other modules.
extension ProjectIndex {
  func declarationsOfInheritableAliases() -> [String: [TypeID]] {
    var found: [String: [TypeID]] = [:]
    for (file, facts) in files.enumerated() {
      for (index, type) in facts.types.enumerated() where !type.typeAliases.isEmpty {
        let id = TypeID(file: file, index: index)
        let owners = owners(of: id)
        let isOfOthers = type.kind == .extension && owners.isEmpty
        guard isOfOthers || owners.contains(where: { self[$0].kind == .protocol }) else { continue }
        for alias in type.typeAliases { found[alias.name, default: []].append(id) }
      }
    }
    return found
  }

  /// An inherited type alias with the declaration that contains it. Not those of superclasses in the sources.
  func inheritedAlias(
    named name: String, of owner: TypeID, depth: Int
  ) -> (alias: TypeAliasFact, declaration: TypeID)? {
    guard let candidates = inheritableAliases[name] else { return nil }
    let (protocols, others) = inheritance(of: owner, depth: depth)
    for declaration in candidates {
      let owners = owners(of: declaration)
      let isInherited =
        owners.isEmpty
        ? others.contains(self[declaration].name.last ?? "") : !protocols.isDisjoint(with: owners)
      if isInherited, let alias = self[declaration].typeAliases.first(where: { $0.name == name }) {
        return (alias, declaration)
      }
    }
    return nil
  }

  /// Whether a protocol that a type conforms to has an associated type of a name, which denotes the type's witness.
  package func hasAssociatedType(named name: String, _ type: TypeID) -> Bool {
    allRefinedProtocols(of: type).contains { refined in
      self[refined].associatedTypes.contains { $0.name == name }
    }
  }

  /// The protocols of the project that a type conforms to, and the names of its supertypes of other modules.
  private func inheritance(
    of owner: TypeID, depth: Int
  ) -> (protocols: Set<TypeID>, others: Set<String>) {
    var protocols: Set<TypeID> = []
    var others: Set<String> = []
    var open = [owner]
    while let next = open.popLast() {
      for declaration in declarations(of: next) {
        let scope = LookupScope(file: declaration.file, enclosingType: self[declaration].parent)
        for part in (self[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts) {
          // Without generic arguments, which may refer to members of the type itself: that recursion would not end.
          guard let names = part.dottedName else { continue }
          let written = TypeExpression.named(names.map { TypeExpression.Component(name: $0) })
          let type = resolve(written, in: scope, depth: depth + 1)
          if case .external(let names, _) = type { others.formUnion(names.suffix(1)) }
          for found in type.declarations
          where self[found].kind == .protocol && protocols.insert(found).inserted { open.append(found) }
        }
      }
    }
    return (protocols, others)
  }
}
