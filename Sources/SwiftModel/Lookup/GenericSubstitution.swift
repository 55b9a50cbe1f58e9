extension ProjectIndex {
  /// Substitutes arguments for the generic parameters of `owner`.
  package func substitute(_ arguments: [ResolvedType], of owner: TypeID, in type: ResolvedType)
    -> ResolvedType
  {
    let parameters = self[owner].genericParameters
    if parameters.isEmpty { return type }
    // They are inferred.
    guard parameters.count == arguments.count else {
      return type.replacingParameters(
        Dictionary(parameters.map { ($0.name, .unknown) }) { first, _ in first })
    }
    return type.replacingParameters(
      Dictionary(uniqueKeysWithValues: zip(parameters.map(\.name), arguments)))
  }

  /// A type with its generic parameters as arguments; for a protocol, the protocol.
  func ownType(of id: TypeID) -> ResolvedType {
    self[id].kind == .protocol ? .project(id, arguments: []) : selfType(in: LookupScope(inside: id))
  }
}

extension ResolvedType {
  /// Substitutes the conforming type for `Self` in the type of a protocol's member.
  func replacingSelf(with type: ResolvedType) -> ResolvedType { replacingParameters(["Self": type]) }

  /// Substitutes types for generic parameters and `Self`, by name.
  func replacingParameters(_ replacements: [String: ResolvedType]) -> ResolvedType {
    replacing { type in
      if case .parameter(let name, _, _) = type { replacements[name] } else { nil }
    }
  }

  /// Substitutes types for the associated types that an extension of another module's type names.
  func replacingAssociatedTypes(_ replacements: [String: ResolvedType]) -> ResolvedType {
    replacing { type in
      switch type {
      case .external(let names, let arguments) where names.count == 1 && arguments.isEmpty:
        replacements[names[0]]
      default: nil
      }
    }
  }

  private func replacing(_ replacement: (ResolvedType) -> ResolvedType?) -> ResolvedType {
    func replace(_ type: ResolvedType) -> ResolvedType { type.replacing(replacement) }
    if let replacement = replacement(self) { return replacement }
    switch self {
    case .optional(let type): return .optional(replace(type))
    case .array(let type): return .array(replace(type))
    case .dictionary(let key, let value): return .dictionary(key: replace(key), value: replace(value))
    case .tuple(let types, let labels): return .tuple(types.map(replace), labels: labels)
    case .metatype(let type): return .metatype(replace(type))
    case .function(let result): return .function(result: replace(result))
    case .project(let id, let arguments): return .project(id, arguments: arguments.map(replace))
    case .external(let names, let arguments): return .external(names, arguments: arguments.map(replace))
    default: return self
    }
  }
}
