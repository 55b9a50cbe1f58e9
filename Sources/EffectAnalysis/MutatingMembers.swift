import SourceText
package import SwiftModel

extension ProjectIndex {
  /// How an access that is written like a read, as `x.y = …` or as `x.append(y)`, acts on a variable of a type: a mutating
  /// method or getter of the project changes a value, and changing a member of an object only reads the reference to it.
  /// A method that is named like a mutating one of the standard library changes what may have that.
  ///
  /// - Parameter methods: the names of methods that may change what stands before them, whose type may be unknown.
  package func kind(
    of kind: AccessFact.Kind, along path: AccessPath, onValueOf type: ResolvedType,
    orBy methods: Set<String> = []
  ) -> AccessFact.Kind {
    let containers = containers(along: path, of: type)
    if containers.contains(where: isObject) || assignsElsewhere(along: path, through: containers) {
      return .read
    }
    let mayChange = kind != .read || path.calledMethod.map(methods.contains) == true
    if mayChange, !isNonmutating(path.calledMethod, of: containers[containers.count - 1]) { return .mutation }
    return changes(type, by: path) ? .mutation : .read
  }

  /// Whether an access path on a value of a type changes the value, although it is written like a read.
  package func changes(_ type: ResolvedType, by path: AccessPath) -> Bool {
    var current = type.unwrapped
    for (number, component) in path.components.enumerated() {
      // A change of an object leaves the variable that refers to it as it is.
      if isObject(current) { return false }
      switch component {
      case .call: return isMutating("callAsFunction", of: current)
      case .element:
        if valueDeclarations(of: current).contains(where: hasMutatingSubscript) { return true }
        current = elementType(of: current, subscripted: true).unwrapped
      case .member(let name):
        if path.components.dropFirst(number + 1).first == .call { return isMutating(name, of: current) }
        guard let member = typeOfMember(name, of: current) else { return false }
        if member.isChanging { return true }
        current = member.type.unwrapped
      }
    }
    return false
  }

  /// The types of what the part is in that an access path leads to on a value of a type, or that it calls a method of:
  /// those of `a` and `a.b` for `a.b.c` and for `a.b.c()`.
  package func containers(along path: AccessPath, of type: ResolvedType) -> [ResolvedType] {
    path.components.dropLast(path.components.last == .call ? 2 : 1).reduce(into: [type.unwrapped]) {
      types, component in
      let container = types[types.count - 1]
      switch component {
      case .call: types.append(.unknown)
      case .element: types.append(elementType(of: container, subscripted: true).unwrapped)
      case .member(let name): types.append(typeOfMember(name, of: container)?.type.unwrapped ?? .unknown)
      }
    }
  }

  /// Whether values of a type are objects for certain, as those of a protocol for classes are.
  package func isObject(_ type: ResolvedType) -> Bool { isObject(type, besides: []) }

  /// - Parameter known: protocols that are looked at already, as those of invalid sources may refine each other.
  private func isObject(_ type: ResolvedType, besides known: Set<TypeID>) -> Bool {
    switch type {
    case .project(let id, _):
      [.class, .actor].contains(self[id].kind) || !known.contains(id) && isForClasses(id, besides: known)
    case .existential(let bounds), .parameter(_, let bounds, _):
      bounds.contains { isObject($0, besides: known) }
    case .external(["AnyObject"], _): true
    default: false
    }
  }

  /// What the requirements of its extensions ask for, only their members have.
  private func isForClasses(_ id: TypeID, besides known: Set<TypeID>) -> Bool {
    self[id].kind == .protocol
      && ([id] + allRefinedProtocols(of: id)).contains { declaration in
        let bounds =
          (self[declaration].inheritance?.entries ?? []).map(\.type).flatMap(\.boundParts)
          + self[declaration].requirements.filter { $0.subject == .name("Self") }.map(\.bound)
        return bounds.contains { bound in
          if ["AnyObject", "ObservableObject", "Observable"].contains(bound.dottedName?.last) { return true }
          let type = resolve(bound, in: LookupScope(file: declaration.file, enclosingType: nil))
          return isObject(type, besides: known.union([id]))
        }
      }
  }

  /// A member behind the value has a setter that does not change it: `var level: Int { get { … } nonmutating set { … } }`.
  private func assignsElsewhere(along path: AccessPath, through containers: [ResolvedType]) -> Bool {
    zip(path.components, containers).contains { component, container in
      guard case .member(let name) = component else { return false }
      return valueDeclarations(of: container).contains { declaration in
        self[declaration].variables.contains {
          $0.name == name && $0.isComputed
            && hasAccessor("nonmutating", "set", in: $0.declarationRange, declaration)
        }
      }
    }
  }

  /// The methods of a type of the project that change its values.
  private func mutatingMethods(of type: ResolvedType) -> [FunctionFact] {
    valueDeclarations(of: type.unwrapped).flatMap { self[$0].functions }
      .filter { $0.modifiers.contains(named: "mutating") }
  }

  /// Whether a type consists of a structure or enumeration of the project that has a `mutating` method of a name, also
  /// from a protocol, or may be a type that an extension adds one to.
  package func hasMutatingMethod(named name: String, in type: ResolvedType, isAsync: Bool = false) -> Bool {
    func isMutating(_ declaration: TypeID) -> Bool {
      self[declaration].functions.contains { function in
        function.name == name && function.modifiers.contains(named: "mutating")
          && (function.isAsync || !isAsync)
      }
    }
    return extensionsOfOthers(declaring: name).contains(where: isMutating)
      || type.parts.contains { part in
        [.struct, .enum].contains(self[part].kind)
          && ([part] + allRefinedProtocols(of: part)).flatMap(declarations).contains(where: isMutating)
      }
  }

  private func isMutating(_ method: String, of type: ResolvedType) -> Bool {
    mutatingMethods(of: type).contains { $0.name == method }
      || method != "callAsFunction" && hasMutatingMethod(named: method, in: type)
  }

  /// Whether a value of the project has a method of a name, and none that changes it.
  private func isNonmutating(_ method: String?, of type: ResolvedType) -> Bool {
    guard let method, !isMutating(method, of: type) else { return false }
    return valueDeclarations(of: type).contains { self[$0].functions.contains { $0.name == method } }
  }

  /// The declarations and extensions of structures, enumerations and protocols, with those of inherited
  /// protocols.
  private func valueDeclarations(of type: ResolvedType) -> [TypeID] {
    let types = type.declarations.filter { [.struct, .enum, .protocol].contains(self[$0].kind) }
    return (types + types.flatMap(allRefinedProtocols(of:))).flatMap(declarations(of:))
  }

  private func typeOfMember(
    _ name: String, of type: ResolvedType
  ) -> (type: ResolvedType, isChanging: Bool)? {
    let found = self.type(ofMember: name, of: type)
    for declaration in valueDeclarations(of: type) {
      guard let variable = self[declaration].variables.first(where: { $0.name == name }) else { continue }
      let isChanging =
        variable.isLazy || hasAccessor("mutating", "get", in: variable.declarationRange, declaration)
      return (found, isChanging)
    }
    return found.isKnown ? (found, false) : nil
  }

  private func hasMutatingSubscript(_ declaration: TypeID) -> Bool {
    self[declaration].functions.contains {
      $0.kind == .subscript && hasAccessor("mutating", "get", in: $0.range, declaration)
    }
  }

  private func hasAccessor(
    _ modifier: String, _ specifier: String, in range: Range<Int>, _ declaration: TypeID
  ) -> Bool {
    let source = files[declaration.file].source
    guard source.mentions(modifier, in: range) else { return false }
    let words = source.text(in: range).split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains { $0 == modifier && $1 == specifier }
  }
}
