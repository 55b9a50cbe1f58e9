extension ProjectIndex {
  /// Resolves a written type from a place in the sources.
  package func resolve(_ type: TypeExpression, in scope: LookupScope) -> ResolvedType {
    resolve(type, in: scope, depth: 0)
  }

  func resolve(_ type: TypeExpression, in scope: LookupScope, depth: Int) -> ResolvedType {
    guard depth < 16 else { return .unknown }
    func inner(_ type: TypeExpression) -> ResolvedType { resolve(type, in: scope, depth: depth + 1) }
    switch type {
    case .named(let components): return resolveName(components, in: scope, depth: depth)
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
    case .tuple(let elements): return .tuple(elements.map(inner))
    case .function(_, let result): return .function(result: inner(result))
    case .opaque(let bound): return .parameter(name: "some", bounds: bound.boundParts.map(inner), owner: nil)
    case .existential(let bound): return .existential(bound.boundParts.map(inner))
    case .composition(let parts): return .existential(parts.map(inner))
    case .metatype(let instance): return .metatype(inner(instance))
    case .genericParameter(let name, let bounds, let owner):
      return .parameter(name: name, bounds: bounds.flatMap(\.boundParts).map(inner), owner: owner)
    case .unsupported: return .unknown
    }
  }

  private func resolveName(
    _ components: [TypeExpression.Component], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    guard let first = components.first else { return .unknown }
    var rest = components.dropFirst()
    var current = resolveUnqualified(first, in: scope, depth: depth)
    // `Module.Type`
    if case .external = current, let second = rest.first, let ids = moduleMembers(first.name, second.name) {
      current = Self.unique(ids, arguments: second.arguments.map { resolve($0, in: scope, depth: depth + 1) })
      rest = rest.dropFirst()
    }
    for component in rest {
      current = resolveMember(component, of: current, in: scope, depth: depth)
    }
    return current
  }

  private func resolveUnqualified(
    _ component: TypeExpression.Component, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let name = component.name
    let arguments = component.arguments.map { resolve($0, in: scope, depth: depth + 1) }
    if name == "Self" { return selfType(in: scope) }
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      if let found = lookUp(name, arguments, throughTypeOf: declaration, depth: depth) { return found }
      enclosing = self[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    return resolveTopLevel(name, arguments, from: scope.file, depth: depth)
  }

  /// Looks a type name up as a generic parameter, nested type or alias of one type, with its superclasses.
  private func lookUp(
    _ name: String, _ arguments: [ResolvedType], throughTypeOf declaration: TypeID, depth: Int
  ) -> ResolvedType? {
    for owner in owners(of: declaration) {
      if let parameter = genericParameter(name, of: owner, seenFrom: declaration, depth: depth) {
        return parameter
      }
      if let found = memberType(name, arguments, of: owner, depth: depth) { return found }
    }
    // A local or external type's own nested declarations.
    if self[declaration].kind == .extension, owners(of: declaration).isEmpty {
      let ids = files[declaration.file].types.indices.filter { index in
        let type = files[declaration.file].types[index]
        return type.parent == declaration.index && type.kind != .extension && type.name == [name]
      }
      if !ids.isEmpty {
        return Self.unique(ids.map { TypeID(file: declaration.file, index: $0) }, arguments: arguments)
      }
    }
    return nil
  }

  private func genericParameter(
    _ name: String, of owner: TypeID, seenFrom declaration: TypeID, depth: Int
  ) -> ResolvedType? {
    let fact = self[owner]
    let parameters = fact.genericParameters + fact.associatedTypes
    guard let parameter = parameters.first(where: { $0.name == name }) else { return nil }
    var bounds: [ResolvedType] = []
    if let bound = parameter.bound {
      bounds += bound.boundParts.map {
        resolve($0, in: LookupScope(file: owner.file, enclosingType: fact.parent), depth: depth + 1)
      }
    }
    for source in Set([owner, declaration]).sorted() {
      for requirement in self[source].requirements where requirement.subject == .name(name) {
        bounds += requirement.bound.boundParts.map {
          resolve(
            $0, in: LookupScope(file: source.file, enclosingType: self[source].parent), depth: depth + 1)
        }
      }
    }
    return .parameter(name: name, bounds: bounds, owner: fact.name.last)
  }

  /// A nested type or alias of a type or of its superclasses.
  private func memberType(
    _ name: String, _ arguments: [ResolvedType], of owner: TypeID, depth: Int
  ) -> ResolvedType? {
    guard depth < 16 else { return nil }
    if let ids = nested[owner]?[name] { return Self.unique(ids, arguments: arguments) }
    for declaration in declarations(of: owner) {
      if let alias = self[declaration].typeAliases.first(where: { $0.name == name }) {
        return alias.isGeneric
          ? .unknown : resolve(alias.type, in: LookupScope(inside: declaration), depth: depth + 1)
      }
    }
    if let superclass = superclass(of: owner, depth: depth + 1) {
      return memberType(name, arguments, of: superclass, depth: depth + 1)
    }
    return nil
  }

  private func resolveMember(
    _ component: TypeExpression.Component, of base: ResolvedType, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let arguments = component.arguments.map { resolve($0, in: scope, depth: depth + 1) }
    switch base {
    case .project(let id, _):
      if let found = memberType(component.name, arguments, of: id, depth: depth) { return found }
      return .unknown
    case .external(let names, _): return .external(names + [component.name], arguments: arguments)
    default: return .unknown
    }
  }

  private func resolveTopLevel(
    _ name: String, _ arguments: [ResolvedType], from file: Int, depth: Int
  ) -> ResolvedType {
    let types = visible(topLevel[name] ?? [], from: file)
    if !types.isEmpty { return Self.unique(types, arguments: arguments) }
    let aliases = (globalAliases[name] ?? []).filter { isVisible($0.file, from: file) }
    if let alias = aliases.first {
      let meanings = aliases.map {
        resolve($0.alias.type, in: LookupScope(file: $0.file, enclosingType: nil), depth: depth + 1)
      }
      if alias.alias.isGeneric || meanings.contains(where: { $0 != meanings[0] }) { return .unknown }
      return meanings[0]
    }
    return .external([name], arguments: arguments)
  }

  private func moduleMembers(_ module: String, _ name: String) -> [TypeID]? {
    let ids = (topLevel[name] ?? []).filter { modules[$0.file].name == module }
    return ids.isEmpty ? nil : ids
  }

  static func unique(_ ids: [TypeID], arguments: [ResolvedType]) -> ResolvedType {
    ids.count == 1 ? .project(ids[0], arguments: arguments) : .ambiguous(ids)
  }

  // MARK: Visibility

  /// The declarations that a file can mean: its own private ones first, then its module's, then imported ones.
  private func visible(_ ids: [TypeID], from file: Int) -> [TypeID] {
    let accessible = ids.filter { id in
      id.file == file || (self[id].accessLevel ?? .internal) > .fileprivate
    }
    let own = accessible.filter { $0.file == file }
    if !own.isEmpty { return own }
    let sameModule = accessible.filter { modules[$0.file] == modules[file] }
    if !sameModule.isEmpty { return sameModule }
    return accessible.filter { isVisible($0.file, from: file) }
  }

  private func isVisible(_ declaringFile: Int, from file: Int) -> Bool {
    let module = modules[declaringFile]
    if module == modules[file] || module.name.isEmpty { return true }
    return files[file].imports.contains { $0.path.first == module.name } || reexported.contains(module.name)
  }

  // MARK: Self and superclasses

  /// What `Self` and the type of `self` are at a place.
  package func selfType(in scope: LookupScope) -> ResolvedType {
    guard let index = scope.enclosingType else { return .unknown }
    let declaration = TypeID(file: scope.file, index: index)
    let owners = owners(of: declaration)
    guard owners.count == 1, let owner = owners.first else {
      if owners.isEmpty {
        let name = self[declaration].name
        return self[declaration].kind == .extension ? .external(name, arguments: []) : .unknown
      }
      return .ambiguous(owners)
    }
    if self[owner].kind == .protocol {
      return .parameter(name: "Self", bounds: [.project(owner, arguments: [])], owner: nil)
    }
    let arguments = self[owner].genericParameters.compactMap {
      genericParameter($0.name, of: owner, seenFrom: declaration, depth: 0)
    }
    return .project(owner, arguments: arguments)
  }

  /// The superclass of a class, where it is declared in the sources.
  package func superclass(of type: TypeID) -> TypeID? { superclass(of: type, depth: 0) }

  private func superclass(of type: TypeID, depth: Int) -> TypeID? {
    guard depth < 16, self[type].kind == .class, let first = self[type].inheritance?.entries.first else {
      return nil
    }
    let scope = LookupScope(file: type.file, enclosingType: self[type].parent)
    guard case .project(let id, _) = resolve(first.type, in: scope, depth: depth + 1),
      self[id].kind == .class,
      id != type
    else { return nil }
    return id
  }
}
