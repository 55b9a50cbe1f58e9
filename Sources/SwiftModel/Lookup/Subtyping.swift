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

  /// Whether an extension of a type of another module may be one of a type, by the elements that it is for: not
  /// `extension [Row]` of an array of strings.
  package func mayBeExtended(_ type: ResolvedType, by declaration: TypeID) -> Bool {
    guard let written = self[declaration].extendedType else { return true }
    let scope = LookupScope(file: declaration.file, enclosingType: self[declaration].parent)
    let elements = (type.elementsOfLibraryType, resolve(written, in: scope).elementsOfLibraryType)
    return zip(elements.0, elements.1).allSatisfy { mayBe($0, $1) }
  }

  private func mayBe(_ element: ResolvedType, _ wanted: ResolvedType) -> Bool {
    guard let wanted = wanted.onlyBound, case .project(let bound, _) = wanted else { return true }
    switch element {
    case .project(let type, _): return mayBe(type, bound)
    case .external: return parts(of: element) == nil
    case .array, .dictionary, .optional, .tuple, .function, .metatype: return self[bound].kind == .protocol
    default: return true
    }
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

extension ResolvedType {
  /// What a collection or an optional value of the standard library holds.
  fileprivate var elementsOfLibraryType: [ResolvedType] {
    switch self {
    case .array(let element), .optional(let element): [element]
    case .dictionary(let key, let value): [key, value]
    case .external(_, let arguments): arguments
    default: []
    }
  }

  /// `Row` of `any Row` and of `Row`.
  fileprivate var onlyBound: ResolvedType? { boundParts.count == 1 ? boundParts[0] : nil }
}
