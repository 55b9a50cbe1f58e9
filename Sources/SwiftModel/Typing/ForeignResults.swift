extension ProjectIndex {
  /// The result of calling a function of another module with values of other modules: a type of that module, as the
  /// function does not know those of the project.
  func foreignResult(
    of value: ExpressionFact, _ arguments: [ExpressionFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    if case .unwrapped(let inner) = value.beforeOptional {
      return foreignResult(of: inner, arguments, in: scope, depth: depth)
    }
    if case .fetched(let callee, _) = value.beforeOptional {
      return foreignResult(of: .call(callee), arguments, in: scope, depth: depth)
    }
    // Variables that the project adds to types of other modules may be callable, as factories are.
    guard let (base, name) = value.beforeOptional.calledMember, name.first?.isLowercase == true,
      !mayAddFunctionToOthers(name), allVariables(named: name).isEmpty,
      isForeign(base, in: scope, depth: depth),
      arguments.allSatisfy({ isForeign($0, in: scope, depth: depth) })
    else { return nil }
    let result = ResolvedType.external([name], arguments: [])
    return value == value.beforeOptional ? result : .optional(result)
  }

  /// The types that the arguments of another module's method name, `resolver.resolve(Mail.self)`: what it returns may be
  /// of these, and of no other type of the project. Nil for any other value, and where an argument may have another.
  package func typesGiven(toForeignMethodOf value: ExpressionFact, in scope: LookupScope) -> [ResolvedType]? {
    let types = typesAndParametersGiven(toForeignMethodOf: value, in: scope)
    let areAllOfProject = types?.allSatisfy { if case .project = $0 { true } else { false } }
    return areAllOfProject == true ? types : nil
  }

  /// The same, with the generic parameters among them: `session.room(as: Room.self)`.
  package func typesAndParametersGiven(
    toForeignMethodOf value: ExpressionFact, in scope: LookupScope
  ) -> [ResolvedType]? {
    if case .unwrapped(let inner) = value.beforeOptional {
      return typesAndParametersGiven(toForeignMethodOf: inner, in: scope)
    }
    guard case .application(of: let callee, let arguments) = value.beforeOptional,
      isForeignMethod(callee, in: scope)
    else { return nil }
    var types: [ResolvedType] = []
    for argument in arguments where !isForeign(argument.value, in: scope, depth: 0) {
      switch type(of: argument.value, in: scope) {
      case .metatype(.project(let type, arguments: [])): types.append(.project(type, arguments: []))
      case .metatype(.parameter(let name, let bounds, let owner)):
        types.append(.parameter(name: name, bounds: bounds, owner: owner))
      case .function(let result) where !argument.writesParameterTypes && isOfOthers(result): continue
      default: return nil
      }
    }
    return types
  }

  /// Whether a method of a type of another module is called that knows no type of the project.
  private func isForeignMethod(_ callee: ExpressionFact, in scope: LookupScope) -> Bool {
    switch callee {
    case .member(let base, let name):
      guard !mayAddFunctionToOthers(name), isOfNoSource(name) else { return false }
      return isOfFixedForeignType(base, in: scope)
        || !functionNames.contains(name) && isInheritedFromOthers(base, in: scope)
    case .name(let name):
      // In an extension of such a type.
      guard case .external(_, arguments: []) = selfType(in: scope), isOfNoSource(name) else { return false }
      return !functionNames.contains(name) && globalFunctions[name] == nil
    default: return false
    }
  }

  private func isOfOthers(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(_, let arguments): arguments.isEmpty
    case .tuple(let parts, _): parts.allSatisfy(isOfOthers)
    default: false
    }
  }

  /// A property that a class inherits from one of another module, which knows no type of the project: `session` and
  /// `self.session`.
  private func isInheritedFromOthers(_ value: ExpressionFact, in scope: LookupScope) -> Bool {
    let member: String
    switch value {
    case .name(let name) where globalVariables(named: name).isEmpty: member = name
    case .member(.selfReference, let name): member = name
    default: return false
    }
    guard case .project(let type, _) = selfType(in: scope), self[type].kind == .class,
      variables(named: member, of: type).isEmpty, !mayBeAddedToOthers(member),
      let top = lineage(of: type).last, let superclass = self[top].inheritance?.entries.first,
      case .external(_, arguments: []) = resolve(superclass.type, in: LookupScope(inside: top))
    else { return false }
    return true
  }

  /// The class that another module's method is given and returns, where what it returns is an observable object:
  /// `container.resolve(Mail.self)`.
  func classReturned(byForeignMethodOf value: ExpressionFact, in scope: LookupScope) -> ResolvedType? {
    guard let given = typesGiven(toForeignMethodOf: value, in: scope), given.count == 1,
      case .project(let type, _) = given[0], self[type].kind == .class
    else { return nil }
    return given[0]
  }

  /// A type of another module or a static member of it, or a value of such a type that is written, or a property of
  /// that: it is generic over no type of the project.
  private func isOfFixedForeignType(_ value: ExpressionFact, in scope: LookupScope) -> Bool {
    if isOfWrittenForeignType(value, in: scope) || isGivenByAnotherModule(value, in: scope) { return true }
    switch (value, type(of: value, in: scope)) {
    case (.name, .metatype(.external(_, let arguments))): return arguments.isEmpty
    case (.member, .external(let names, let arguments)):
      return arguments.isEmpty && names.count > 1 && names.last?.first?.isLowercase == true
    default: return false
    }
  }

  private func isForeign(_ value: ExpressionFact, in scope: LookupScope, depth: Int) -> Bool {
    if value.isLiteral { return true }
    switch type(of: value, in: scope, depth: depth) {
    case .external(_, let arguments), .metatype(.external(_, let arguments)): return arguments.isEmpty
    default: break
    }
    // `Folders.documents()`
    guard case .call(_, labels: []) = value else { return false }
    return foreignResult(of: value, [], in: scope, depth: depth + 1) != nil
  }

  /// Whether a value certainly comes from a property outside of the sources, with a base of a declared type of another
  /// module: `item.account`.
  package func isGivenByAnotherModule(_ value: ExpressionFact, in scope: LookupScope) -> Bool {
    switch value {
    case .unwrapped(let inner), .optionalChain(let inner), .element(let inner):
      return isGivenByAnotherModule(inner, in: scope)
    case .member(let base, let name):
      if isGeneratedProperty(value, in: scope) { return true }
      guard isOfNoSource(name) else { return false }
      return isOfWrittenForeignType(base, in: scope) || isGivenByAnotherModule(base, in: scope)
    case .name(let name):
      guard isOfNoSource(name), case .external(_, let arguments) = selfType(in: scope) else { return false }
      return arguments.isEmpty
    default: return false
    }
  }

  /// Whether a value is a property of a managed object that no source declares: an attribute or a relationship of the data
  /// model, from which Xcode generates it. That is a value, another managed object, or a set of these.
  ///
  /// ```swift
  /// page.book?.shelf?.objectWillChange.send()
  /// ```
  private func isGeneratedProperty(_ value: ExpressionFact, in scope: LookupScope) -> Bool {
    switch value {
    case .unwrapped(let inner), .optionalChain(let inner), .element(let inner):
      return isGeneratedProperty(inner, in: scope)
    case .member(let base, let name):
      if mayBeAddedToOthers(name) { return false }
      if case .project(let type, _) = self.type(of: base, in: scope).unwrapped {
        return isManagedObject(type) && variables(named: name, of: type).isEmpty && !hasDynamicMembers(type)
      }
      let declaring = allVariables(named: name).compactMap(owner)
      return isGeneratedProperty(base, in: scope) && !declaring.contains(where: isManagedObject)
    default: return false
    }
  }

  private func isOfNoSource(_ name: String) -> Bool {
    allVariables(named: name).isEmpty && globalVariables(named: name).isEmpty
      && !LibraryEffects.givesTypeArgument(name)
  }

  /// A value with a declared, nongeneric type of another module. An inferred type may have generic arguments:
  /// `Subject(model)`.
  private func isOfWrittenForeignType(_ value: ExpressionFact, in scope: LookupScope) -> Bool {
    guard isOfWrittenType(value, in: scope),
      case .external(_, let arguments) = type(of: value, in: scope).unwrapped
    else {
      return false
    }
    return arguments.isEmpty
  }

  private func isOfWrittenType(_ value: ExpressionFact, in scope: LookupScope) -> Bool {
    switch value {
    case .unwrapped(let inner), .optionalChain(let inner), .element(let inner):
      return isOfWrittenType(inner, in: scope)
    case .typed, .selfReference: return true
    case .name(let name):
      guard let visible = variables(named: name, visibleFrom: scope) else { return isAlwaysTyped(name) }
      return visible.allSatisfy { self[$0].type != nil }
    case .member(_, let name): return isAlwaysTyped(name)
    default: return false
    }
  }

  /// Whether the type of every variable of a name is written.
  private func isAlwaysTyped(_ name: String) -> Bool {
    let declared = allVariables(named: name).map { self[$0] } + globalVariables(named: name).map(\.variable)
    return !declared.isEmpty && declared.allSatisfy { $0.type != nil }
  }

  /// The type of a property of another module's shared instance, `MusicPlayer.shared.state`: a type of that module,
  /// unless the project adds the property to types of others.
  func typeOfForeignMember(_ name: String, of base: ResolvedType) -> ResolvedType {
    // Not for an initializer call with arguments, which may determine generic arguments.
    guard case .external(let names, let arguments) = base, arguments.isEmpty, names.count > 1,
      names.last?.first?.isLowercase == true, !mayBeAddedToOthers(name)
    else { return .unknown }
    return .external(names + [name], arguments: [])
  }

  /// Whether values of other modules' types may have a function of the project: from an extension of such a type, or
  /// from a protocol of the project that such an extension makes it conform to.
  private func mayAddFunctionToOthers(_ name: String) -> Bool {
    if !functionNames.contains(name) { return false }
    return !others(extendedWith: name).isEmpty
      || extensionsOfOthers.values.joined().contains { declaration in
        allRefinedProtocols(of: declaration).flatMap(declarations(of:)).contains { declaration in
          self[declaration].functions.contains { $0.name == name }
        }
      }
  }

  /// Whether an extension of another module's type, or of a protocol that such a type may conform to, declares a name.
  private func mayBeAddedToOthers(_ name: String) -> Bool {
    allVariables(named: name).contains { variable in
      owner(of: variable).map { self[$0].kind == .protocol } ?? true
    }
  }
}
