extension ProjectIndex {
  /// A type nested in an extension of a type of another module, `UIColor.Palette`, or of an alias of the project.
  ///
  /// - Parameter written: the name of the extended type, as written.
  func addedType(
    _ name: String, to written: String, resolvedAs type: ResolvedType, arguments: [ResolvedType] = []
  ) -> ResolvedType? {
    var names: Set<String> = [written]
    switch type {
    case .external(let external, _): names.formUnion(external.suffix(1))
    // An alias with a different underlying type per build.
    case .unknown where globalAliases[written] != nil: break
    default: return nil
    }
    let extensions = names.sorted().flatMap { extensionsOfOthers[$0] ?? [] }
    let types = extensions.flatMap { declaration in
      files[declaration.file].types.indices.filter { index in
        let type = files[declaration.file].types[index]
        return type.parent == declaration.index && type.kind != .extension && type.name == [name]
      }.map { TypeID(file: declaration.file, index: $0) }
    }
    return types.isEmpty ? nil : Self.unique(types, arguments: arguments)
  }

  /// The metatype that a member access denotes, if an extension nests the type.
  func typeOfAddedType(_ name: String, in base: ExpressionFact, _ type: ResolvedType) -> ResolvedType? {
    guard case .name(let written) = base else { return nil }
    let extended: ResolvedType
    switch type {
    case .metatype(let instance): extended = instance
    case .unknown: extended = .unknown
    default: return nil
    }
    return addedType(name, to: written, resolvedAs: extended).map { .metatype($0) }
  }
}
