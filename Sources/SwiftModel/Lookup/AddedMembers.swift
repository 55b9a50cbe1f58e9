/// Members that the sources add to types of other modules.
extension ProjectIndex {
  /// The type of a variable that is added to something of another module that a type inherits from or conforms to:
  /// `extension View { var model: Model { … } }`.
  func typeOfAddedMember(_ name: String, of owner: TypeID, isStatic: Bool?, depth: Int) -> ResolvedType? {
    let extensions = Set(foreignAncestors(of: owner)).sorted().flatMap { extensionsOfOthers[$0] ?? [] }
    var types: [ResolvedType] = []
    for declaration in extensions {
      let fact = self[declaration]
      if fact.functions.contains(where: { $0.kind == .function && $0.name == name }) {
        types.append(.unknown)
      }
      for variable in fact.variables
      where variable.name == name && (isStatic ?? variable.isStatic) == variable.isStatic {
        types.append(typeOfVariable(variable, in: LookupScope(inside: declaration), depth: depth + 1))
      }
    }
    return types.isEmpty ? nil : commonType(types) ?? .unknown
  }

  /// The type of a member that extensions of the project add to a type of another module that has no parameters, where
  /// all that they add of the name have the same; nil where they add none. Of functions that give something of the project,
  /// those count that the labels of the arguments say to be meant.
  ///
  /// - Parameters:
  ///   - type: its name, without those of modules or of types around it.
  ///   - isOfType: whether it is surely a member of the type itself, not of an instance.
  func typeOfMember(
    _ name: String, addedTo type: String, isOfType: Bool = false, depth: Int, as role: NameRole
  ) -> ResolvedType? {
    guard depth < 24 else { return .unknown }
    var types: [ResolvedType] = []
    var others: [ResolvedType] = []
    for declaration in extensions(ofOther: type, declaring: name) {
      let (fact, scope) = (self[declaration], LookupScope(inside: declaration))
      for variable in fact.variables where variable.name == name {
        types.append(typeOfVariable(variable, in: scope, depth: depth + 1))
      }
      for function in fact.functions where function.kind == .function && function.name == name {
        let result = resultType(of: function, in: scope)
        // The type itself may have a function of that name, too, which gives nothing of the project.
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

  /// The names of the types of other modules that a type says it inherits from or conforms to, in its declaration and
  /// its extensions.
  package func foreignAncestors(of type: TypeID) -> [String] {
    declarations(of: type).flatMap { declaration -> [String] in
      let scope = LookupScope(file: declaration.file, enclosingType: self[declaration].parent)
      return (self[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts).compactMap { part in
        guard case .external(let names, _) = resolveBound(part, in: scope) else { return nil }
        return names.last
      }
    }
  }

  /// `rawValue` of an enum that says of which type its cases are.
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

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float",
  ]
}

extension FunctionFact {
  /// Whether a call with arguments of these labels gives it all that it needs.
  fileprivate func takes(_ labels: [String]) -> Bool {
    var left = parameters[...]
    for label in labels {
      left = left.drop { $0.label != label && $0.hasDefault }
      guard let parameter = left.popFirst(), parameter.label == label else { return false }
    }
    return left.allSatisfy(\.hasDefault)
  }
}
