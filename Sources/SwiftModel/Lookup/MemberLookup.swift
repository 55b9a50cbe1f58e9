extension ProjectIndex {
  package subscript(variable: VariableID) -> VariableFact {
    self[variable.declaration].variables[variable.index]
  }

  /// The variables of a name that a declaration or extension has itself.
  package func variables(named name: String, in declaration: TypeID) -> [VariableID] {
    members.entries(named: name, in: declaration).filter { $0.kind == .variable }.map {
      VariableID(declaration: declaration, index: $0.index)
    }
  }

  /// The methods of a name that a declaration or extension has itself.
  package func methods(named name: String, in declaration: TypeID) -> [FunctionFact] {
    members.entries(named: name, in: declaration).filter { $0.kind == .method }.map {
      self[declaration].functions[$0.index]
    }
  }

  /// Whether any type of the project has a variable, method or case of a name.
  package func declaresMember(named name: String) -> Bool { !members.entries(named: name).isEmpty }

  /// The variables of a type with a name: in its declaration and extensions, or else in its superclasses and
  /// protocols. Several if `#if` declares one in each clause.
  package func variables(named name: String, of type: TypeID) -> [VariableID] {
    variables(named: name, of: type, depth: 0)
  }

  private func variables(named name: String, of type: TypeID, depth: Int) -> [VariableID] {
    guard depth < 16 else { return [] }
    guard declaresMember(named: name) else { return [] }
    let own = declarations(of: type).flatMap { variables(named: name, in: $0) }
    if !own.isEmpty { return own }
    if let superclass = superclass(of: type) {
      let inherited = variables(named: name, of: superclass, depth: depth + 1)
      if !inherited.isEmpty { return inherited }
    }
    return refinedProtocols(of: type).flatMap { variables(named: name, of: $0, depth: depth + 1) }
  }

  /// The variables that an unqualified name refers to as members of the innermost enclosing type that has any. Nil if
  /// no enclosing type has one in the sources.
  package func variables(named name: String, visibleFrom scope: LookupScope) -> [VariableID]? {
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      let found = Array(Set(owners(of: declaration).flatMap { variables(named: name, of: $0) })).sorted()
      if !found.isEmpty { return found }
      enclosing = self[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    return nil
  }

  /// Whether a type or a supertype of it in the sources is `@dynamicMemberLookup`.
  package func hasDynamicMembers(_ type: TypeID) -> Bool {
    var next: TypeID? = type
    for _ in 0..<16 {
      guard let type = next else { break }
      let passesOn = ([type] + allRefinedProtocols(of: type)).contains {
        self[$0].attributes.contains { $0.name.last == "dynamicMemberLookup" }
      }
      if passesOn { return true }
      next = superclass(of: type)
    }
    return false
  }

  /// The original declarations that a variable overrides; itself if it overrides none.
  package func declarations(of variable: VariableID) -> [VariableID] {
    var variables = [variable]
    for _ in 0..<16 {
      guard let override = variables.first, self[override].modifiers.contains(named: "override"),
        let owner = owner(of: override), let superclass = superclass(of: owner)
      else { break }
      variables = self.variables(named: self[override].name, of: superclass)
    }
    return variables
  }

  /// The nominal type that a variable is a member of; nil if it is ambiguous or of another module.
  package func owner(of variable: VariableID) -> TypeID? {
    let owners = owners(of: variable.declaration)
    return owners.count == 1 ? owners[0] : nil
  }

  /// The global functions of a name, in the order of files.
  package func functions(named name: String) -> [(file: Int, function: FunctionFact)] {
    globalFunctions[name] ?? []
  }

  /// All methods and global functions of a name, for calls of an unknown receiver.
  package func allFunctions(named name: String) -> [(file: Int, function: FunctionFact)] {
    allMethods(named: name).map { ($0.declaration.file, $0.function) } + functions(named: name)
  }

  /// All methods of a name, with the declarations or extensions that have them.
  package func allMethods(named name: String) -> [(declaration: TypeID, function: FunctionFact)] {
    members.entries(named: name).filter { $0.kind == .method }.map {
      ($0.declaration, self[$0.declaration].functions[$0.index])
    }
  }

  /// The global variables of a name, in the order of files.
  package func globalVariables(named name: String) -> [(file: Int, variable: VariableFact)] {
    globalVariables[name] ?? []
  }

  /// All member variables of a name, for uses with an unknown base.
  package func allVariables(named name: String) -> [VariableID] {
    members.entries(named: name).filter { $0.kind == .variable }.map {
      VariableID(declaration: $0.declaration, index: $0.index)
    }
  }
}
