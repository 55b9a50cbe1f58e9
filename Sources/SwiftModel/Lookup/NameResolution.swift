extension ProjectIndex {
  /// Resolves a type expression in a scope.
  package func resolve(_ type: TypeExpression, in scope: LookupScope) -> ResolvedType {
    resolve(type, in: scope, depth: 0)
  }

  func resolve(_ type: TypeExpression, in scope: LookupScope, depth: Int) -> ResolvedType {
    guard depth < 16 else { return .unknown }
    func inner(_ type: TypeExpression) -> ResolvedType { resolve(type, in: scope, depth: depth + 1) }
    func bound(_ type: TypeExpression) -> ResolvedType { resolveBound(type, in: scope, depth: depth + 1) }
    switch type {
    case .named(let components): return resolveName(components, in: scope, depth: depth)
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
    case .tuple(let elements, let labels): return .tuple(elements.map(inner), labels: labels)
    case .function(_, let result): return .function(result: inner(result))
    case .opaque(let type): return .parameter(name: "some", bounds: type.boundParts.map(bound), owner: nil)
    case .existential(let type): return .existential(type.boundParts.map(bound))
    case .composition(let parts): return .existential(parts.map(bound))
    case .metatype(let instance): return .metatype(inner(instance))
    case .genericParameter(let name, let bounds, let owner):
      return .parameter(
        name: name, bounds: bounds.flatMap(\.boundParts).map(bound).flatMap(\.boundParts), owner: owner)
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
    } else if case .external([first.name], let arguments) = current, arguments.isEmpty,
      let second = rest.first,
      addedType(second.name, to: first.name, resolvedAs: current) == nil,
      let type = typeOfUnnamedModule(
        first.name, second.name, arguments: second.arguments.map { resolve($0, in: scope, depth: depth + 1) },
        from: scope.file)
    {
      current = type
      rest = rest.dropFirst()
    }
    for (number, component) in rest.enumerated() {
      let added =
        number > 0 || rest.count + 1 < components.count
        ? nil
        : addedType(
          component.name, to: first.name, resolvedAs: current,
          arguments: component.arguments.map { resolve($0, in: scope, depth: depth + 1) })
      current = added ?? resolveMember(component, of: current, in: scope, depth: depth)
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

  /// Looks a type name up as a generic parameter, nested type or alias of one type or its superclasses.
  private func lookUp(
    _ name: String, _ arguments: [ResolvedType], throughTypeOf declaration: TypeID, depth: Int
  ) -> ResolvedType? {
    for owner in owners(of: declaration) {
      if let parameter = genericParameter(name, of: owner, seenFrom: declaration, depth: depth) {
        return parameter
      }
      if let found = memberType(name, arguments, of: owner, from: declaration.file, depth: depth) {
        return found
      }
    }
    // The types nested in an extension of a local type, or of a type of another module.
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

  func genericParameter(
    _ name: String, of owner: TypeID, seenFrom declaration: TypeID, depth: Int
  ) -> ResolvedType? {
    let fact = self[owner]
    let parameters = fact.genericParameters + fact.associatedTypes
    guard let parameter = parameters.first(where: { $0.name == name }) else { return nil }
    var bounds: [ResolvedType] = []
    if let bound = parameter.bound {
      bounds += bound.boundParts.map {
        resolveBound($0, in: LookupScope(file: owner.file, enclosingType: fact.parent), depth: depth + 1)
      }
    }
    for source in Set([owner, declaration]).sorted() {
      for requirement in self[source].requirements where requirement.subject == .name(name) {
        bounds += requirement.bound.boundParts.map {
          resolveBound(
            $0, in: LookupScope(file: source.file, enclosingType: self[source].parent), depth: depth + 1)
        }
      }
    }
    return .parameter(name: name, bounds: bounds.flatMap(\.boundParts), owner: fact.name.last)
  }

  /// A nested type or type alias of a type, or one that it inherits, as far as a file may name it.
  private func memberType(
    _ name: String, _ arguments: [ResolvedType], of owner: TypeID, from file: Int, depth: Int
  ) -> ResolvedType? {
    guard depth < 16 else { return nil }
    let ids = (nested[owner]?[name] ?? []).filter { isAccessible($0, from: file) }
    if !ids.isEmpty { return Self.unique(ids, arguments: arguments) }
    for declaration in declarations(of: owner) {
      if let alias = self[declaration].typeAliases.first(where: { $0.name == name }) {
        return underlyingType(of: alias, arguments, in: LookupScope(inside: declaration), depth: depth)
      }
    }
    if let superclass = superclass(of: owner, depth: depth + 1),
      let inherited = memberType(name, arguments, of: superclass, from: file, depth: depth + 1)
    {
      return inherited
    }
    guard let (alias, declaration) = inheritedAlias(named: name, of: owner, depth: depth) else { return nil }
    return underlyingType(of: alias, arguments, in: LookupScope(inside: declaration), depth: depth)
      .replacingSelf(with: ownType(of: owner))
  }

  private func resolveMember(
    _ component: TypeExpression.Component, of base: ResolvedType, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let arguments = component.arguments.map { resolve($0, in: scope, depth: depth + 1) }
    switch base {
    case .project(let id, _):
      return memberType(component.name, arguments, of: id, from: scope.file, depth: depth) ?? .unknown
    case .ambiguous(let ids):
      return resolveMember(component.name, arguments, ofOneOf: ids, from: scope.file, depth: depth)
    case .external(let names, _): return .external(names + [component.name], arguments: arguments)
    case .parameter(let parameter, let bounds, let owner):
      return associatedType(component.name, of: bounds, in: scope, depth: depth)
        ?? (component.name == "Element"
          ? element(ofSequence: parameter, of: owner, in: scope, depth: depth) : .unknown)
    default: return .unknown
    }
  }

  /// Of several declarations of one name, the name refers to the one with the member. A class may inherit it from
  /// outside of the sources.
  private func resolveMember(
    _ name: String, _ arguments: [ResolvedType], ofOneOf ids: [TypeID], from file: Int, depth: Int
  ) -> ResolvedType {
    var found: [ResolvedType] = []
    for id in ids {
      if let member = memberType(name, arguments, of: id, from: file, depth: depth) {
        found.append(member)
      } else if self[id].kind != .struct && self[id].kind != .enum {
        return .unknown
      }
    }
    guard let first = found.first else { return .unknown }
    if found.allSatisfy({ $0 == first }) { return first }
    let types = Set(found.flatMap(\.declarations)).sorted()
    return found.allSatisfy { $0.declarations.count == 1 } ? .ambiguous(types) : .unknown
  }

  private func resolveTopLevel(
    _ name: String, _ arguments: [ResolvedType], from file: Int, depth: Int
  ) -> ResolvedType {
    let types = visible(topLevel[name] ?? [], from: file)
    if !types.isEmpty { return Self.unique(types, arguments: arguments) }
    let aliases = globalTypeAliases(named: name, visibleFrom: file)
    if !aliases.isEmpty {
      let types = aliases.map {
        underlyingType(
          of: $0.alias, arguments, in: LookupScope(file: $0.file, enclosingType: nil), depth: depth)
      }
      if types.allSatisfy({ $0 == types[0] }) { return types[0] }
      let ids = Set(types.flatMap(\.declarations)).sorted()
      return types.allSatisfy { $0.declarations.count == 1 } ? .ambiguous(ids) : .unknown
    }
    // `Optional<Item>`, written out.
    if name == "Optional", arguments.count == 1 { return .optional(arguments[0]) }
    return name == "Void" ? .void : .external([name], arguments: arguments)
  }

  /// The global type aliases of a name; several if each target has its own.
  package func globalTypeAliases(
    named name: String, visibleFrom file: Int
  ) -> [(file: Int, alias: TypeAliasFact)] {
    inSameTargets(
      (globalAliases[name] ?? []).filter { isVisible($0.file, from: file, isShared: true) }, as: file,
      at: \.file)
  }

  /// The underlying type of an alias, with arguments for its generic parameters.
  private func underlyingType(
    of alias: TypeAliasFact, _ arguments: [ResolvedType], in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let type = resolve(alias.type, in: scope, depth: depth + 1)
    if alias.parameters.isEmpty { return type }
    guard alias.parameters.count == arguments.count else { return .unknown }
    return type.replacingNames(Dictionary(uniqueKeysWithValues: zip(alias.parameters, arguments)))
  }

  private func moduleMembers(_ module: String, _ name: String) -> [TypeID]? {
    let ids = (topLevel[name] ?? []).filter { modules[$0.file].name == module }
    return ids.isEmpty ? nil : ids
  }

  static func unique(_ ids: [TypeID], arguments: [ResolvedType]) -> ResolvedType {
    ids.count == 1 ? .project(ids[0], arguments: arguments) : .ambiguous(ids)
  }

  // MARK: Visibility

  /// The declarations that a name in a file may refer to: those of the file itself, else of its module, else of
  /// imported modules.
  private func visible(_ ids: [TypeID], from file: Int) -> [TypeID] {
    let accessible = ids.filter { isAccessible($0, from: file) }
    let own = accessible.filter { $0.file == file }
    if !own.isEmpty { return own }
    let sameModule = accessible.filter { modules[$0.file] == modules[file] }
    if !sameModule.isEmpty { return inSameTargets(sameModule, as: file, at: \.file) }
    return accessible.filter {
      isVisible($0.file, from: file, isShared: (self[$0].accessLevel ?? .internal) > .internal)
    }
  }

  /// Whether a file may name a declaration, as far as its own access level goes.
  private func isAccessible(_ type: TypeID, from file: Int) -> Bool {
    type.file == file || (self[type].accessLevel ?? .internal) > .fileprivate
  }

  /// The declarations that belong to the targets of a file, if each target has one, or to targets that it imports, if
  /// none of its own has one; else all.
  func inSameTargets<Declaration>(
    _ all: [Declaration], as file: Int, at place: (Declaration) -> Int
  ) -> [Declaration] {
    guard all.count > 1, !targets[file].isEmpty else { return all }
    let own = all.filter { !targets[place($0)].isDisjoint(with: targets[file]) }
    if own.isEmpty {
      let imported = all.filter { targets[place($0)].contains { isImported($0, in: file) } }
      return imported.isEmpty ? all : imported
    }
    let isComplete = targets[file].allSatisfy { target in own.contains { targets[place($0)].contains(target) }
    }
    return isComplete ? own : all
  }

  /// Whether a file imports the module of an Xcode target, `@testable import Radio`.
  private func isImported(_ target: String, in file: Int) -> Bool {
    let name = target.split(separator: "#").last ?? ""
    let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return files[file].imports.contains { $0.path.first == module }
  }

  /// Whether declarations of one file may be visible in another.
  ///
  /// - Parameter isShared: whether the declaration is `public` or `package`.
  private func isVisible(_ declaringFile: Int, from file: Int, isShared: Bool) -> Bool {
    let module = modules[declaringFile]
    if module == modules[file] || module.name.isEmpty || modules[file].isBeside(module) { return true }
    let imports = files[file].imports.filter { $0.path.first == module.name }
    if imports.contains(where: { $0.attributes.contains("testable") }) { return true }
    return isShared && (!imports.isEmpty || reexported.contains(module.name))
  }

  // MARK: Self and superclasses

  /// The type of `self` in a scope.
  package func selfType(in scope: LookupScope) -> ResolvedType {
    guard let index = scope.enclosingType else { return .unknown }
    let declaration = TypeID(file: scope.file, index: index)
    let owners = owners(of: declaration)
    guard owners.count == 1, let owner = owners.first else {
      if owners.isEmpty {
        let fact = self[declaration]
        if let type = fact.extendedType {
          return resolve(type, in: LookupScope(file: scope.file, enclosingType: fact.parent))
        }
        return fact.kind == .extension ? .external(fact.name, arguments: []) : .unknown
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

  /// The superclass of a class, if it is in the sources; the first one if `#if` has several.
  package func superclass(of type: TypeID) -> TypeID? { superclasses(of: type, depth: 0).first }

  /// The superclass of a class with the generic arguments that the class gives it.
  func superclassType(of type: TypeID) -> ResolvedType? {
    guard let superclass = superclass(of: type) else { return nil }
    guard !self[superclass].genericParameters.isEmpty, let entry = self[type].inheritance?.entries.first
    else {
      return .project(superclass, arguments: [])
    }
    let found = resolveBound(entry.type, in: LookupScope(file: type.file, enclosingType: type.index))
    if case .project(superclass, _) = found { return found }
    return .project(superclass, arguments: [])
  }

  /// A class and its superclasses, nearest first; the first of several if ambiguous.
  package func lineage(of type: TypeID) -> [TypeID] {
    Array(sequence(first: type, next: superclass(of:)).prefix(16))
  }

  /// The superclasses of a class; several if ambiguous.
  package func superclasses(of type: TypeID) -> [TypeID] { superclasses(of: type, depth: 0) }

  private func superclass(of type: TypeID, depth: Int) -> TypeID? {
    superclasses(of: type, depth: depth).first
  }

  private func superclasses(of type: TypeID, depth: Int) -> [TypeID] {
    if let superclassesByClass { return superclassesByClass[type] ?? [] }
    guard depth < 16, self[type].kind == .class, let first = self[type].inheritance?.entries.first else {
      return []
    }
    let scope = LookupScope(file: type.file, enclosingType: self[type].parent)
    let candidates: [TypeID]
    switch resolveBound(first.type, in: scope, depth: depth + 1) {
    case .project(let id, _): candidates = [id]
    case .ambiguous(let ids): candidates = ids
    case .existential(let parts): candidates = parts.flatMap(\.declarations)
    default: candidates = []
    }
    return candidates.filter { self[$0].kind == .class && $0 != type }
  }
}

extension ResolvedType {
  /// Substitutes types for the generic parameters of an alias, which resolve like names of other modules.
  fileprivate func replacingNames(_ replacements: [String: ResolvedType]) -> ResolvedType {
    func replace(_ type: ResolvedType) -> ResolvedType { type.replacingNames(replacements) }
    switch self {
    case .external(let names, let arguments):
      if names.count == 1, arguments.isEmpty, let replacement = replacements[names[0]] { return replacement }
      return .external(names, arguments: arguments.map(replace))
    case .optional(let type): return .optional(replace(type))
    case .array(let type): return .array(replace(type))
    case .dictionary(let key, let value): return .dictionary(key: replace(key), value: replace(value))
    case .tuple(let types, let labels): return .tuple(types.map(replace), labels: labels)
    case .function(let result): return .function(result: replace(result))
    case .project(let id, let arguments): return .project(id, arguments: arguments.map(replace))
    case .existential(let types): return .existential(types.map(replace))
    case .metatype(let type): return .metatype(replace(type))
    case .parameter, .ambiguous, .unknown: return self
    }
  }
}
