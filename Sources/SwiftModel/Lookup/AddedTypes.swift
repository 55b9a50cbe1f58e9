extension ProjectIndex {
  /// A type that extensions of the project add to a type of another module, `UIColor.Palette`, or to what the project
  /// calls by a name of its own.
  ///
  /// - Parameter written: the name of the extended type, as it is written.
  func addedType(
    _ name: String, to written: String, meaning type: ResolvedType, arguments: [ResolvedType] = []
  ) -> ResolvedType? {
    var names: Set<String> = [written]
    switch type {
    case .external(let external, _): names.formUnion(external.suffix(1))
    // An alias that means one type here and another there.
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

  /// The type that a member access names, where an extension adds it.
  func typeOfAddedType(_ name: String, in base: ExpressionFact, _ type: ResolvedType) -> ResolvedType? {
    guard case .name(let written) = base else { return nil }
    let meaning: ResolvedType
    switch type {
    case .metatype(let instance): meaning = instance
    case .unknown: meaning = .unknown
    default: return nil
    }
    return addedType(name, to: written, meaning: meaning).map { .metatype($0) }
  }
}
