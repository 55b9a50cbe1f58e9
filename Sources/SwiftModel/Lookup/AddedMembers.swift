/// Members that extensions in the sources add to types of other modules.
extension ProjectIndex {
  /// The type of a variable in an extension of a supertype of another module:
  /// `extension View { var model: Model { … } }`.
  func typeOfAddedMember(_ name: String, of owner: TypeID, isStatic: Bool?, depth: Int) -> ResolvedType? {
    let others = Set(others(extendedWith: name))
    if others.isEmpty { return nil }
    let extended = others.intersection(foreignAncestors(of: owner)).sorted()
    var types: [ResolvedType] = []
    for declaration in extended.flatMap({ extensions(ofOther: $0, declaring: name) }) {
      if !methods(named: name, in: declaration).isEmpty {
        types.append(.unknown)
      }
      for variable in variables(named: name, in: declaration).map({ self[$0] })
      where (isStatic ?? variable.isStatic) == variable.isStatic {
        types.append(typeOfVariable(variable, in: LookupScope(inside: declaration), depth: depth + 1))
      }
    }
    return types.isEmpty ? nil : commonType(types) ?? .unknown
  }

  /// The type of a member that extensions of the project add to a nongeneric type of another module, if all
  /// declarations of the name agree; nil if there are none. Of functions with a result type of the project, only those
  /// count that match the labels of the arguments.
  ///
  /// - Parameters:
  ///   - type: its name, without modules and enclosing types.
  ///   - isOfType: whether it is certainly a static member.
  func typeOfMember(
    _ name: String, addedTo type: String, isOfType: Bool = false, depth: Int, as role: NameRole
  ) -> ResolvedType? {
    guard depth < 24 else { return .unknown }
    var types: [ResolvedType] = []
    var others: [ResolvedType] = []
    for declaration in extensions(ofOther: type, declaring: name) {
      let (fact, scope) = (self[declaration], LookupScope(inside: declaration))
      let variables = variables(named: name, in: declaration).map({ self[$0] })
      for variable in variables {
        types.append(typeOfVariable(variable, in: scope, depth: depth + variables.count))
      }
      for function in methods(named: name, in: declaration) {
        let result = resultType(of: function, in: scope)
        // The type itself may also have a function of that name, with a result type of another module.
        let isOthers = result.unwrapped.declarations.isEmpty
        if case .callee(let labels?) = role, function.takes(labels),
          isOthers || fact.requirements.isEmpty && (function.isStatic || !isOfType)
        {
          types.append(.function(result: result))
        } else {
          others.append(isOthers ? .function(result: result) : .unknown)
        }
      }
    }
    if types.isEmpty { types = others }
    return types.isEmpty ? nil : commonType(types) ?? .unknown
  }

  /// The type of what a name in an extension of a type of another module means: a member that extensions add, or one that a
  /// collection has. Nil where it has none that is known, or the extension is of a type of the project.
  func typeOfMember(
    _ name: String, ofOtherExtendedBy declaration: TypeID, depth: Int, as role: NameRole
  ) -> ResolvedType? {
    let fact = self[declaration]
    guard fact.kind == .extension, owners(of: declaration).isEmpty else { return nil }
    if let added = typeOfMember(name, addedTo: fact.name.last ?? "", depth: depth, as: role) { return added }
    guard fact.extendedType != nil else { return nil }
    let type = typeOfMember(
      name, base: .selfReference, baseType: selfType(in: LookupScope(inside: declaration)),
      from: declaration.file, depth: depth + 1, as: role)
    return type.isKnown ? type : nil
  }

  /// The names of the direct supertypes of a type that other modules declare, in its declaration and its extensions.
  package func foreignAncestors(of type: TypeID) -> [String] {
    if let namedForeignTypes, self[type].kind != .extension { return namedForeignTypes[type] ?? [] }
    return foreignTypes(namedBy: type)
  }

  func foreignTypesNamedByTypes() -> [TypeID: [String]] {
    nominalTypes.reduce(into: [:]) { found, type in
      let names = foreignTypes(namedBy: type)
      if !names.isEmpty { found[type] = names }
    }
  }

  private func foreignTypes(namedBy type: TypeID) -> [String] {
    declarations(of: type).flatMap { declaration -> [String] in
      let scope = LookupScope(file: declaration.file, enclosingType: self[declaration].parent)
      return (self[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts).compactMap { part in
        guard case .external(let names, _) = resolveBound(part, in: scope) else { return nil }
        return names.last
      }
    }
  }

  /// Whether a class inherits from Core Data's `NSManagedObject`.
  package func isManagedObject(_ type: TypeID) -> Bool {
    lineage(of: type).contains { foreignAncestors(of: $0).contains("NSManagedObject") }
  }

  /// The first supertype of another module of which the added members are not known: of a type, or of the nearest
  /// superclass with one.
  package func unknownAncestor(of type: TypeID) -> String? {
    lineage(of: type).lazy.flatMap(foreignAncestors).first { Self.members(of: $0) == nil }
  }

  /// The raw type of an enum, if it is one of the standard library.
  func rawType(of type: TypeID) -> ResolvedType? {
    guard self[type].kind == .enum, let written = self[type].inheritance?.entries.first?.type else {
      return nil
    }
    let scope = LookupScope(file: type.file, enclosingType: self[type].parent)
    guard case .external(let names, let arguments) = resolve(written, in: scope), names.count == 1,
      Self.rawTypes.contains(names[0])
    else { return nil }
    return .external(names, arguments: arguments)
  }

  /// Whether an enum has the `allCases` that the compiler derives for `CaseIterable`.
  func listsCases(_ type: TypeID) -> Bool {
    self[type].kind == .enum
      && declarations(of: type).contains { declaration in
        (self[declaration].inheritance?.entries ?? []).contains {
          $0.type.boundParts.contains { $0.dottedName?.last == "CaseIterable" }
        }
      }
  }

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float",
  ]
}

extension FunctionFact {
  /// Whether arguments with these labels match the parameters.
  fileprivate func takes(_ labels: [String]) -> Bool {
    var left = parameters[...]
    for label in labels {
      left = left.drop { $0.label != label && $0.hasDefault }
      guard let parameter = left.popFirst(), parameter.label == label else { return false }
    }
    return left.allSatisfy(\.hasDefault)
  }
}
