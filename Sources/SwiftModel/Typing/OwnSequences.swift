/// Sequences and collections that the project declares.
extension ProjectIndex {
  /// The type of the elements, by what the sequence declares of them: `typealias Element`, a subscript for a position, or its
  /// iterator; nil for what is no sequence, or says nothing.
  func elementType(ofSequence type: TypeID) -> ResolvedType? {
    guard !foreignAncestors(of: type).filter(StandardCollections.protocols.contains).isEmpty else {
      return nil
    }
    for declaration in declarations(of: type) {
      let (fact, scope) = (self[declaration], LookupScope(inside: declaration))
      if let alias = fact.typeAliases.first(where: { $0.name == "Element" }) {
        return resolve(alias.type, in: scope)
      }
      let element = fact.functions.first { $0.kind == .subscript && $0.parameters.count == 1 }?.result
      if let element { return resolve(element, in: scope) }
      let iterator = methods(named: "makeIterator", in: declaration).first?.result
      if case .external(let names, let arguments)? = iterator.map({ resolve($0, in: scope) }),
        arguments.count == 1
      {
        return names.last == "AnyIterator" ? arguments[0] : elementType(of: arguments[0], subscripted: false)
      }
    }
    return nil
  }

  /// The type of a member that the protocols of collections give a sequence: `rows.first`.
  func typeOfMember(
    _ name: String, ofOwnSequence type: ResolvedType, depth: Int, as role: NameRole
  ) -> ResolvedType {
    let element = elementType(of: type, subscripted: false)
    return element.isKnown ? typeOfLibraryMember(name, of: .array(element), depth: depth, as: role) : .unknown
  }
}
