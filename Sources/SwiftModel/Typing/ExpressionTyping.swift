extension ProjectIndex {
  /// The type of an expression; `.unknown` if the sources do not determine it.
  package func type(of expression: ExpressionFact, in scope: LookupScope) -> ResolvedType {
    type(of: expression, in: scope, depth: 0)
  }

  /// The type of a member of a value of some type, of the sources or of the standard library.
  package func type(ofMember name: String, of type: ResolvedType) -> ResolvedType {
    let file = type.declarations.first?.file ?? 0
    return typeOfMember(name, base: .unknown, baseType: type, from: file, depth: 0)
  }

  func type(of expression: ExpressionFact, in scope: LookupScope, depth: Int) -> ResolvedType {
    guard depth < 24 else { return .unknown }
    func inner(_ expression: ExpressionFact) -> ResolvedType {
      type(of: expression, in: scope, depth: depth + 1)
    }
    switch expression {
    case .name(let name): return typeOfName(name, in: scope, depth: depth)
    case .type(let written): return .metatype(resolve(written, in: scope))
    case .typed(let written): return resolve(written, in: scope)
    case .selfReference: return selfType(in: scope)
    case .superReference:
      return scope.enclosingType.flatMap { owners(of: TypeID(file: scope.file, index: $0)).first }
        .flatMap(superclassType) ?? .unknown
    case .member(let base, let name):
      if name == "wrappedValue", let wrapped = typeOfWrapped(by: base, in: scope, depth: depth + 1) {
        return wrapped
      }
      let baseType = inner(base)
      return typeNamed(name, behind: base, baseType, in: scope)
        ?? typeOfMember(name, base: base, baseType: baseType, from: scope.file, depth: depth)
    case .call(let callee, let labels):
      return resultOfCalling(callee, typeOfCallee(callee, labels, in: scope, depth: depth + 1))
    case .application(let callee, let arguments):
      let labels = arguments.compactMap(\.label)
      let isLabeled = labels.count == arguments.count
      let function = typeOfCallee(callee, isLabeled ? labels : nil, in: scope, depth: depth + 1)
      let plain = resultOfCalling(callee, function)
      if let host = typeOfHost(plain, madeWith: arguments, in: scope, depth: depth) { return host }
      if let type = typeOfGeneric(plain, madeWith: arguments, in: scope, depth: depth) { return type }
      if let collection = typeOfCollection(plain, madeOf: arguments, in: scope, depth: depth) {
        return collection
      }
      return plain == .unknown ? resultOfApplying(callee, to: arguments, in: scope, depth: depth) : plain
    case .subscripted(let base): return typeOfSubscript(of: inner(base))
    case .optionalChain(let base): return inner(base).unwrapped
    case .unwrapped(let base): return inner(base).unwrapped
    case .element(let base): return elementType(of: inner(base), subscripted: false)
    case .part(let number, let base): return typeOfPart(number, ofElementsOf: inner(base))
    case .closureParameter(let index, let closure):
      return typeOfParameter(index, of: closure, in: scope, depth: depth)
    case .assignedClosureParameter(let index, let arity, let property):
      return typeOfParameter(index, ofClosureWith: arity, assignedTo: property, in: scope)
    case .parameterType(let argument): return typeOfParameter(taking: argument, in: scope, depth: depth)
    case .fetched(let callee, let request):
      let plain = inner(.call(callee))
      guard plain == .unknown, case .member(let context, _) = callee else { return plain }
      return fetchedType(inner(context), inner(request))
    case .output(let base): return outputType(of: base, inner(base), in: scope)
    case .payload(let base, let enumCase, let index):
      return typeOfPayload(index, of: enumCase, in: inner(base).unwrapped)
    case .projection(let base, let name):
      return base.map {
        typeOfMember(name, base: $0, baseType: inner($0), from: scope.file, depth: depth)
      }
        ?? typeOfName(name, in: scope, depth: depth)
    case .arrayLiteral(let elements): return commonType(elements.map(inner)).map { .array($0) } ?? .unknown
    case .dictionaryLiteral(let keys, let values):
      return .dictionary(
        key: commonType(keys.map(inner)) ?? .unknown, value: commonType(values.map(inner)) ?? .unknown)
    case .tuple(let elements):
      return .tuple(elements.map { inner($0.value) }, labels: elements.map(\.label))
    case .oneOf(let alternatives):
      return joinedType(alternatives.filter { !$0.isContextual }.map(inner)) ?? .unknown
    case .sum(let parts):
      // In the standard library, both have the type of the sum; what the project adds has operators of its own.
      let type = commonType(parts.filter { !$0.isContextual }.map(inner)) ?? .unknown
      return type.declarations.isEmpty ? type : .unknown
    case .optional(let value):
      let type = inner(value)
      return type.isKnown ? .optional(type.unwrapped) : type
    case .conditionalCast(let written): return .optional(resolve(written, in: scope))
    case .closure(let result): return .function(result: result.map(inner) ?? .unknown)
    case .implicitMember, .keyPath, .literal, .interpolation, .unknown: return .unknown
    }
  }

  func commonType(_ types: [ResolvedType]) -> ResolvedType? {
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// One of several types of the project; nil where some are others.
  private func ambiguousType(_ types: [ResolvedType]) -> ResolvedType? {
    let isOfProject = types.allSatisfy { type in
      switch type {
      case .project, .ambiguous, .metatype: !type.declarations.isEmpty
      default: false
      }
    }
    return isOfProject ? .ambiguous(Set(types.flatMap(\.declarations)).sorted()) : nil
  }

  /// The type of a value with several alternatives: optional if only some of them are.
  private func joinedType(_ types: [ResolvedType]) -> ResolvedType? {
    commonType(types) ?? commonType(types.map(\.unwrapped)).map { .optional($0) }
  }

  // MARK: Names

  func typeOfName(
    _ name: String, in scope: LookupScope, depth: Int, as role: NameRole = .value
  ) -> ResolvedType {
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      for owner in owners(of: declaration) {
        if let found = typeOfDeclaredMember(
          name, of: owner, isStatic: nil, from: scope.file, depth: depth, as: role)
        {
          return found.replacingSelf(with: selfType(in: LookupScope(inside: declaration)))
        }
      }
      if let member = typeOfMember(name, ofOtherExtendedBy: declaration, depth: depth, as: role) {
        return member
      }
      enclosing = self[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    if let global = typeOfGlobal(name, from: scope.file, depth: depth) { return global }
    let type = resolve(.name(name), in: scope)
    // An undeclared name may be a global of another module, or an inherited member.
    if type == .unknown || type.isForeignName && name.first?.isUppercase != true { return .unknown }
    return .metatype(type)
  }

  // MARK: Members

  func typeOfMember(
    _ name: String, base: ExpressionFact, baseType: ResolvedType, from file: Int, depth: Int,
    as role: NameRole = .value
  ) -> ResolvedType {
    func ambiguous(_ ids: [TypeID], _ candidate: (TypeID) -> ResolvedType) -> ResolvedType {
      let possible = ids.filter { !surelyLacksMember(named: name, $0) }
      let types = (possible.isEmpty ? ids : possible).map(candidate).map {
        typeOfMember(name, base: base, baseType: $0, from: file, depth: depth + 1, as: role)
      }
      if let same = commonType(types) { return same }
      return ambiguousType(types) ?? .unknown
    }
    switch baseType {
    case .ambiguous(let ids): return ambiguous(ids) { .project($0, arguments: []) }
    case .metatype(.ambiguous(let ids)): return ambiguous(ids) { .metatype(.project($0, arguments: [])) }
    case .metatype(let instance):
      if name == "init" { return .metatype(instance) }
      guard case .project(let id, let arguments) = instance else {
        return typeOfQualifiedName(name, instance, depth: depth, as: role)
      }
      if let found = typeOfDeclaredMember(
        name, of: id, isStatic: true, from: file, depth: depth, as: role)
      {
        return substitute(arguments, of: id, in: found.replacingSelf(with: ownType(of: id)))
      }
      let nestedType = resolve(.name(name), in: LookupScope(inside: id))
      return nestedType.declarations.isEmpty ? .unknown : .metatype(nestedType)
    case .project(let id, let arguments):
      guard
        let found = typeOfDeclaredMember(
          name, of: id, isStatic: false, from: file, depth: depth, as: role)
      else { return typeOfMember(name, ofOwnSequence: baseType, depth: depth, as: role) }
      return substitute(arguments, of: id, in: found.replacingSelf(with: ownType(of: id)))
    case .parameter(_, let bounds, _), .existential(let bounds):
      for bound in bounds {
        if case .project(let id, _) = bound,
          let found = typeOfDeclaredMember(
            name, of: id, isStatic: false, from: file, depth: depth, as: role)
        {
          return found.replacingSelf(with: baseType)
        }
      }
      return .unknown
    case .optional(let wrapped):
      // Without `?`, the value is implicitly unwrapped, unless `Optional` has the member.
      if Self.membersOfOptional.contains(name) || declaresMemberOfOptional(name) { return .unknown }
      return typeOfMember(name, base: base, baseType: wrapped, from: file, depth: depth, as: role)
    case .tuple(let types, let labels):
      let number = labels.firstIndex(of: name) ?? Int(name)
      return number.flatMap { types.indices.contains($0) ? types[$0] : nil } ?? .unknown
    case .external, .array, .dictionary:
      return typeOfLibraryMember(name, of: baseType, depth: depth, as: role)
    default: return .unknown
    }
  }

  /// `Module.Type` as an expression, or a static member of another module's type, which is of that module unless an
  /// extension of the project declares it.
  private func typeOfQualifiedName(
    _ name: String, _ base: ResolvedType, depth: Int, as role: NameRole
  ) -> ResolvedType {
    guard case .external(let names, let arguments) = base else { return .unknown }
    if names.count == 1 {
      let written = TypeExpression.named([.init(name: names[0]), .init(name: name)])
      let type = resolve(written, in: LookupScope(file: 0, enclosingType: nil))
      if !type.declarations.isEmpty { return .metatype(type) }
    }
    let type = names.last ?? ""
    if let added = typeOfMember(name, addedTo: type, isOfType: true, depth: depth, as: role) { return added }
    guard arguments.isEmpty else {
      return names.last == "Result" && name == "success" ? .function(result: base) : .unknown
    }
    let member = ResolvedType.external(names + [name], arguments: [])
    let isType = (names + [name]).allSatisfy { $0.first?.isUppercase == true }
    // What the project declares may be seen through a module that re-exports it.
    return isType && !declaresType(named: name) ? .metatype(member) : member
  }

  /// The type of a variable, function or enum case, declared in a type, its extensions or its supertypes.
  func typeOfDeclaredMember(
    _ name: String, of owner: TypeID, isStatic: Bool?, from file: Int, depth: Int, as role: NameRole
  ) -> ResolvedType? {
    guard depth < 24 else { return .unknown }
    /// Private members of different files may share a name.
    func isVisible(_ level: AccessLevel?, in declaration: TypeID) -> Bool {
      declaration.file == file || (level ?? .internal) > .fileprivate
    }
    var values: [ResolvedType] = []
    var functions: [ResolvedType] = []
    for declaration in declarations(of: owner) {
      if members.entries(named: name, in: declaration).isEmpty { continue }
      let fact = self[declaration]
      let scope = LookupScope(inside: declaration)
      let variables = variables(named: name, in: declaration).map({ self[$0] })
      for variable in variables
      where role != .function && (isStatic ?? variable.isStatic) == variable.isStatic
        && isVisible(variable.accessLevel, in: declaration)
      {
        values.append(typeOfVariable(variable, in: scope, depth: depth + variables.count))
      }
      for function in methods(named: name, in: declaration)
      where (isStatic ?? function.isStatic) == function.isStatic
        && isVisible(function.modifiers.accessLevel, in: declaration)
      {
        functions.append(.function(result: resultType(of: function, in: scope)))
      }
      if isStatic != false, let enumCase = fact.enumCases.first(where: { $0.name == name }) {
        let value: ResolvedType =
          fact.genericParameters.isEmpty ? .project(owner, arguments: []) : .unknown
        values.append(enumCase.payload.isEmpty ? value : .function(result: value))
      }
    }
    if !values.isEmpty || !functions.isEmpty {
      return commonType(values + functions) ?? typeOfName(sharedBy: values, and: functions, as: role)
        ?? ambiguousType(values + functions) ?? .unknown
    }
    let protocols = refinedProtocols(of: owner).map { ResolvedType.project($0, arguments: []) }
    for case .project(let inherited, let arguments) in [superclassType(of: owner)].compactMap({ $0 })
      + protocols
    {
      if let found = typeOfDeclaredMember(
        name, of: inherited, isStatic: isStatic, from: file, depth: depth + 1, as: role)
      {
        return substitute(arguments, of: inherited, in: found)
      }
    }
    if name == "rootView", isStatic != true, let view = typeOfRootView(of: owner) { return view }
    if name == "rawValue", isStatic == false, let type = rawType(of: owner) { return type }
    if name == "allCases", isStatic == true, listsCases(owner) {
      return .array(.project(owner, arguments: []))
    }
    return typeOfAddedMember(name, of: owner, isStatic: isStatic, depth: depth)
  }

  /// The result type of a function; unknown if it depends on a generic parameter of the function.
  func resultType(of function: FunctionFact, in scope: LookupScope) -> ResolvedType {
    guard let result = function.result else { return .void }
    return result.mentionsGenericParameter ? .unknown : resolve(result, in: scope)
  }

  /// The project's protocols in the inheritance clauses of a type, direct ones only.
  package func refinedProtocols(of type: TypeID) -> [TypeID] {
    if let namedProtocols, self[type].kind != .extension { return namedProtocols[type] ?? [] }
    return declarations(of: type).flatMap { declaration -> [TypeID] in
      let scope = LookupScope(file: declaration.file, enclosingType: self[declaration].parent)
      return (self[declaration].inheritance?.entries ?? []).flatMap { entry in
        entry.type.boundParts.flatMap { part in
          resolveBound(part, in: scope).declarations.filter { self[$0].kind == .protocol && $0 != type }
        }
      }
    }
  }

  /// The project's protocols that a type conforms to, directly or through refinement.
  package func allRefinedProtocols(of type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var open = refinedProtocols(of: type)
    while let next = open.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      open += refinedProtocols(of: next)
    }
    return found
  }

  /// The type of a variable: declared, or inferred from its initial value or its wrapper.
  package func typeOfVariable(_ variable: VariableFact, in scope: LookupScope) -> ResolvedType {
    typesOfVariables.type(of: variable, in: scope) { typeOfVariable(variable, in: scope, depth: 0) }
  }

  /// - Parameter depth: grows with each of several variables of one name, as damaged code may have many that begin with each
  ///   other.
  func typeOfVariable(_ variable: VariableFact, in scope: LookupScope, depth: Int) -> ResolvedType {
    if let written = variable.type {
      let type = resolve(written, in: scope)
      return variable.initializer.flatMap { typeOfCollection(type, holding: $0, in: scope, depth: depth) }
        ?? type
    }
    for attribute in variable.attributes {
      for argument in attribute.arguments?.arguments ?? [] {
        if case .keyPath(let root, let names) = argument.value, names.count == 1 {
          if let made = factoryProduct(names[0], of: root, in: scope, depth: depth) { return made }
          if let held = typeOfMember(names[0], readBy: attribute, in: scope, depth: depth) { return held }
          if root == nil { return typeOfContainerMember(names[0], depth: depth) }
        }
        let type = type(of: argument.value, in: scope, depth: depth + 1)
        if Self.wrappersByType.contains(attribute.name.last ?? "") {
          if case .metatype(let instance) = type { return instance }
        } else if argument.label == "wrappedValue" {
          return type
        }
      }
    }
    guard let initializer = variable.initializer else { return .unknown }
    if let made = resultOfFunction(namedLike: variable, in: scope, depth: depth + 1) { return made }
    if initializer.isLiteral { return typeOfLiteral(variable, in: scope) }
    let type = type(of: initializer, in: scope, depth: depth + 1)
    if type == .unknown, let object = typeOfObject(in: variable, initializer, in: scope, depth: depth + 1) {
      return object
    }
    guard type == .unknown, let arguments = variable.initializerArguments else { return type }
    return foreignResult(of: initializer, arguments, in: scope, depth: depth + 1) ?? .unknown
  }

  /// Wrappers whose argument is the type of the property: `@Environment(Store.self)`.
  private static let wrappersByType: Set<String> = [
    "Environment", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "FocusedValue",
  ]

  private func typeOfPayload(_ index: Int, of enumCase: String, in type: ResolvedType) -> ResolvedType {
    if case .external(let names, let arguments) = type, names.last == "Result", arguments.count == 2,
      index == 0
    {
      return enumCase == "success" ? arguments[0] : enumCase == "failure" ? arguments[1] : .unknown
    }
    guard case .project(let id, let arguments) = type,
      let payload = self[id].enumCases.first(where: { $0.name == enumCase })?.payload,
      payload.indices.contains(index)
    else { return .unknown }
    return substitute(arguments, of: id, in: resolve(payload[index], in: LookupScope(inside: id)))
  }
}

extension ExpressionFact {
  /// It has no type of its own without a contextual one.
  fileprivate var isContextual: Bool {
    switch self {
    case .implicitMember: true
    case .call(let callee, _), .application(of: let callee, _): callee.isContextual
    case .literal, .interpolation, .arrayLiteral([]): true
    default: false
    }
  }
}

extension ResolvedType {
  fileprivate var isForeignName: Bool {
    if case .external = self { return true }
    return false
  }
}
