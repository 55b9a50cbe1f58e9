/// The types that conform to the project's protocols.
extension ProjectIndex {
  /// The types of the project that conform to a protocol of it, in order: through an inheritance clause, a protocol
  /// that refines it, or a superclass.
  package func conformers(of required: TypeID) -> [TypeID] {
    var (open, seen, found) = ([required], Set<TypeID>(), Set<TypeID>())
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      for type in namingTypes[next] ?? [] {
        if self[type].kind == .protocol {
          open.append(type)
        } else if found.insert(type).inserted, self[type].kind == .class {
          found.formUnion(subclasses(of: type))
        }
      }
    }
    return found.sorted()
  }

  /// The types and protocols that name a protocol of the project in an inheritance clause, in order.
  package func types(naming required: TypeID) -> [TypeID] { namingTypes[required] ?? [] }

  /// The protocols that each type of the project names in an inheritance clause, also through an alias.
  func protocolsNamedByTypes() -> [TypeID: [TypeID]] {
    let protocols = nominalTypes.filter { self[$0].kind == .protocol }.compactMap { self[$0].name.last }
    let names = typeAliasNames.union(protocols)
    var found: [TypeID: [TypeID]] = [:]
    for type in nominalTypes where declarations(of: type).contains(where: { namesOne(of: names, $0) }) {
      found[type] = refinedProtocols(of: type)
    }
    return found
  }

  /// A cheap check by name.
  private func namesOne(of names: Set<String>, _ declaration: TypeID) -> Bool {
    (self[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts).contains { part in
      names.contains(part.dottedName?.last ?? "")
    }
  }
}
