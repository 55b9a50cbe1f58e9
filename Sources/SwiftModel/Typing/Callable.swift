/// What a call may refer to, by the name or the type that it calls.
extension ProjectIndex {
  /// Of a type without a superclass, whose initializers it might inherit.
  func initializers(of type: ResolvedType) -> [Callable] {
    var type = type
    if case .metatype(let instance) = type { type = instance }
    guard case .project(let id, _) = type, superclass(of: id) == nil else { return [] }
    let declared = callables(of: id) { $0.kind == .initializer }
    return declared + (memberwiseInitializer(of: id).map { [$0] } ?? [])
  }

  /// Whether a structure has a memberwise initializer, which initializers in extensions do not suppress.
  package func hasMemberwiseInitializer(_ type: TypeID) -> Bool {
    self[type].kind == .struct && !self[type].functions.contains { $0.kind == .initializer }
  }

  private func memberwiseInitializer(of type: TypeID) -> Callable? {
    guard hasMemberwiseInitializer(type) else { return nil }
    let parameters = self[type].variables.filter { $0.isStored && !$0.isStatic }.map { variable in
      ParameterFact(
        label: variable.name, name: variable.name, type: variable.type,
        defaultValue: variable.initializer ?? (variable.isNilByDefault ? .literal : nil), defaultRange: nil)
    }
    return Callable(memberwise: parameters, scope: LookupScope(inside: type))
  }

  func methods(named name: String, of type: ResolvedType, isStatic: Bool) -> [Callable] {
    switch type {
    case .existential(let bounds), .parameter(_, let bounds, _):
      return bounds.flatMap { methods(named: name, of: $0, isStatic: isStatic) }
    case .project(let id, let arguments):
      return variables(named: name, of: id).isEmpty
        ? methods(named: name, of: id, arguments: arguments, isStatic: isStatic) : []
    case .array, .dictionary, .external: return methods(named: name, addedTo: type, isStatic: isStatic)
    default: return []
    }
  }

  /// The methods that extensions of the project add to a collection of the standard library; none of what is no collection.
  private func methods(named name: String, addedTo type: ResolvedType, isStatic: Bool) -> [Callable] {
    let parts = associatedTypes(ofSequence: type)
    guard parts["Element"]?.isKnown == true else { return [] }
    return Self.supertypes(ofSequence: type).flatMap { extensions(ofOther: $0, declaring: name) }.flatMap {
      declaration in
      methods(named: name, in: declaration).filter { $0.isStatic == isStatic }.map {
        Callable(function: $0, scope: LookupScope(inside: declaration), associatedTypes: parts)
      }
    }
  }

  private func methods(
    named name: String, of type: TypeID, arguments: [ResolvedType], isStatic: Bool
  ) -> [Callable] {
    var owners = [(id: type, arguments: arguments)]
    while let last = owners.last, case .project(let superclass, let inherited)? = superclassType(of: last.id),
      !owners.contains(where: { $0.id == superclass })
    {
      owners.append((superclass, inherited.map { substitute(last.arguments, of: last.id, in: $0) }))
    }
    owners += owners.flatMap { allRefinedProtocols(of: $0.id) }.map { ($0, []) }
    return owners.flatMap { owner in
      callables(of: owner.id, arguments: owner.arguments, selfType: .project(type, arguments: arguments)) {
        [.function, .subscript].contains($0.kind) && $0.name == name && $0.isStatic == isStatic
      }
    }
  }

  private func callables(
    of type: TypeID, arguments: [ResolvedType] = [], selfType: ResolvedType? = nil,
    where matches: (FunctionFact) -> Bool
  ) -> [Callable] {
    var bound = Dictionary(zip(self[type].genericParameters.map(\.name), arguments)) { first, _ in first }
    bound["Self"] = selfType
    return declarations(of: type).flatMap { declaration in
      self[declaration].functions.filter(matches).map {
        Callable(function: $0, scope: LookupScope(inside: declaration), genericArguments: bound)
      }
    }
  }

  /// The overloads of a name: the methods of the innermost enclosing type with any, else the global functions.
  func methodsOrFunctions(named name: String, in scope: LookupScope) -> [Callable] {
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      let owners = owners(of: declaration)
      if owners.contains(where: { !variables(named: name, of: $0).isEmpty }) { return [] }
      let found = owners.flatMap { owner in
        [true, false].flatMap { methods(named: name, of: .project(owner, arguments: []), isStatic: $0) }
      }
      if !found.isEmpty { return found }
      enclosing = self[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    guard globalVariables[name] == nil else { return [] }
    return inSameTargets(globalFunctions[name] ?? [], as: scope.file, at: \.file).map {
      Callable(function: $0.function, scope: LookupScope(file: $0.file, enclosingType: nil))
    }
  }
}

/// A function or initializer that a call may refer to, with the scope of its parameter types.
struct Callable {
  /// Nil for a memberwise initializer.
  let function: FunctionFact?
  let parameters: [ParameterFact]
  let scope: LookupScope
  /// Those of the type that it is called on, by the names of the parameters.
  let genericArguments: [String: ResolvedType]
  /// Those of a collection that it is called on, by their names.
  let associatedTypes: [String: ResolvedType]

  init(
    function: FunctionFact, scope: LookupScope, genericArguments: [String: ResolvedType] = [:],
    associatedTypes: [String: ResolvedType] = [:]
  ) {
    self.associatedTypes = associatedTypes
    self.function = function
    parameters = function.parameters
    self.scope = scope
    self.genericArguments = genericArguments
  }

  init(memberwise parameters: [ParameterFact], scope: LookupScope) {
    function = nil
    self.parameters = parameters
    self.scope = scope
    genericArguments = [:]
    associatedTypes = [:]
  }

  /// A type of its declaration, as the call has it.
  func given(_ type: ResolvedType) -> ResolvedType {
    type.replacingParameters(genericArguments).replacingAssociatedTypes(associatedTypes)
  }

  /// The parameters that the argument may belong to; nil if the arguments do not match.
  func parameters(
    matching call: ClosureArgumentFact, isFunction: (TypeExpression?) -> Bool
  ) -> [ParameterFact]? {
    var left = parameters[...]
    var matched: [ParameterFact] = []
    for label in call.labels {
      left = left.drop { $0.label != label && $0.hasDefault }
      guard let parameter = left.popFirst(), parameter.label == label else { return nil }
      matched.append(parameter)
    }
    let isInParentheses = call.number < call.labels.count
    var rest = Array(left)
    // From the end, since the closure without a label takes the rest.
    var trailing: [ParameterFact] = []
    for label in call.trailingLabels.dropFirst().reversed() {
      guard let place = rest.lastIndex(where: { $0.label == label }) else { return nil }
      trailing.insert(rest[place], at: 0)
      rest.removeSubrange(place...)
    }
    let unlabelled = call.trailingLabels.isEmpty ? [] : rest.filter { isFunction($0.type) && !$0.isLiteral }
    let required = rest.filter { !$0.hasDefault }
    guard call.trailingLabels.isEmpty ? required.isEmpty : !unlabelled.isEmpty && required.count <= 1,
      required.allSatisfy({ isFunction($0.type) })
    else { return nil }
    if isInParentheses { return [matched[call.number]] }
    let place = call.number - call.labels.count
    return place == 0 ? unlabelled : [trailing[place - 1]]
  }
}

extension ParameterFact {
  /// A memberwise parameter for a variable whose type is inferred from a literal: `var isOn = true`.
  fileprivate var isLiteral: Bool { type == nil && defaultValue?.isLiteral == true }
}
