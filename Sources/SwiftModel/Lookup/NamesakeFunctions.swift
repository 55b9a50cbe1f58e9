/// The syntactic role of a name, which selects between a property and functions of that name.
enum NameRole: Equatable {
  case value
  /// It is called; with the labels of the arguments, nil if any has none.
  case callee(labels: [String]?)
  /// It is called, and refers to a function in any case.
  case function
}

/// Properties that share their name with functions.
///
/// ```swift
/// static let preview = preview(count: 3)
/// static func preview(count: Int) -> Model { … }
/// ```
extension ProjectIndex {
  /// The type of the callee of a call.
  ///
  /// - Parameter labels: the labels of the arguments; nil if any has none.
  func typeOfCallee(
    _ callee: ExpressionFact, _ labels: [String]? = nil, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    let role = NameRole.callee(labels: labels)
    switch callee {
    case .name(let name): return typeOfName(name, in: scope, depth: depth, as: role)
    case .member(let base, let name):
      let baseType = type(of: base, in: scope, depth: depth)
      return typeNamed(name, behind: base, baseType, in: scope)
        ?? typeOfMember(name, base: base, baseType: baseType, from: scope.file, depth: depth, as: role)
    default: return type(of: callee, in: scope, depth: depth)
    }
  }

  /// The type of a name that a property and functions share: that of the functions if it is called and the property's
  /// value is not callable, else that of the property. Nil if undecided.
  func typeOfName(
    sharedBy values: [ResolvedType], and functions: [ResolvedType], as role: NameRole
  ) -> ResolvedType? {
    guard role == .value else {
      return values.allSatisfy(cannotBeCalled) ? commonType(functions) : nil
    }
    let plain = values.filter {
      if case .function = $0 { return false }
      return true
    }
    return commonType(plain).flatMap { cannotBeCalled($0) ? $0 : nil }
  }

  private func cannotBeCalled(_ value: ResolvedType) -> Bool {
    switch value.unwrapped {
    case .project(let id, _):
      !declarations(of: id).contains { declaration in
        self[declaration].functions.contains { $0.name == "callAsFunction" }
      }
    case .array, .dictionary, .tuple: true
    case .external(let names, _): names.count == 1 && Self.plainValues.contains(names[0])
    default: false
    }
  }

  /// Types of the standard library without callable values.
  private static let plainValues: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "Int", "Double", "Bool", "String",
  ]

  /// The type of a property that is initialized by calling a function of its own name, as the callee cannot be the
  /// property.
  func resultOfFunction(
    namedLike variable: VariableFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard let enclosing = scope.enclosingType else { return nil }
    let owners = owners(of: TypeID(file: scope.file, index: enclosing))
    let callee: ExpressionFact
    let function: ResolvedType?
    switch variable.initializer {
    case .application(of: .name(let name), _), .call(.name(let name), _):
      guard name == variable.name else { return nil }
      callee = .name(name)
      function = typeOfName(name, in: scope, depth: depth, as: .function)
    case .call(.member(let base, let name), _):
      guard name == variable.name else { return nil }
      let isStatic: Bool
      let owner: TypeID
      switch type(of: base, in: scope, depth: depth) {
      case .metatype(.project(let id, _)): (owner, isStatic) = (id, true)
      case .project(let id, _): (owner, isStatic) = (id, false)
      default: return nil
      }
      guard owners == [owner], isStatic == variable.isStatic else { return nil }
      callee = .member(base, name)
      function = typeOfDeclaredMember(
        name, of: owner, isStatic: isStatic, from: scope.file, depth: depth, as: .function)
    default: return nil
    }
    guard let function else { return nil }
    let result = resultOfCalling(callee, function)
    return result == .unknown ? nil : result
  }
}
