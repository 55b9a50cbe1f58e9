import SourceText
package import SwiftModel

extension ProjectIndex {
  /// How an access that is written like a read, or as `x.y = …`, acts on a variable of a type: a mutating method or getter
  /// of the project changes a value, and changing a member of an object only reads the reference to it.
  ///
  /// - Parameter methods: the names of methods that may change what stands before them, whose type may be unknown.
  package func kind(
    of kind: AccessFact.Kind, along path: AccessPath, onValueOf type: ResolvedType,
    orBy methods: Set<String> = []
  ) -> AccessFact.Kind {
    if case .project(let id, _) = type, [.class, .actor].contains(self[id].kind) { return .read }
    if leadsToObject(path, of: type) { return .read }
    let mayMutate = path.calledMethod.map(methods.contains) == true
    return kind == .memberWrite || mayMutate || changes(type, by: path) ? .mutation : .read
  }

  /// Whether an access path on a value of a type changes the value, although it is written like a read.
  package func changes(_ type: ResolvedType, by path: AccessPath) -> Bool {
    var current = type.unwrapped
    for (number, component) in path.components.enumerated() {
      // A change of an object leaves the variable that refers to it as it is.
      if case .project(let id, _) = current, [.class, .actor].contains(self[id].kind) { return false }
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

  /// Whether an access path changes, if anything, an object in a value of a type: `items[0].title`, where the items are of
  /// a class.
  func leadsToObject(_ path: AccessPath, of type: ResolvedType) -> Bool {
    var current = type.unwrapped
    for component in path.components.dropLast() {
      switch component {
      case .call: return false
      case .element: current = elementType(of: current, subscripted: true).unwrapped
      case .member(let name):
        guard let member = typeOfMember(name, of: current) else { return false }
        current = member.type.unwrapped
      }
      if case .project(let id, _) = current, [.class, .actor].contains(self[id].kind) { return true }
    }
    return false
  }

  /// The methods of a type of the project that change its values.
  package func mutatingMethods(of type: ResolvedType) -> [FunctionFact] {
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

  /// The declarations and extensions of structures, enumerations and protocols, with those of inherited
  /// protocols.
  private func valueDeclarations(of type: ResolvedType) -> [TypeID] {
    let types = type.declarations.filter { [.struct, .enum, .protocol].contains(self[$0].kind) }
    return (types + types.flatMap(allRefinedProtocols(of:))).flatMap(declarations(of:))
  }

  private func typeOfMember(
    _ name: String, of type: ResolvedType
  ) -> (type: ResolvedType, isChanging: Bool)? {
    for declaration in valueDeclarations(of: type) {
      guard let variable = self[declaration].variables.first(where: { $0.name == name }) else { continue }
      let isChanging = variable.isLazy || hasMutatingGetter(variable.declarationRange, in: declaration)
      return (typeOfVariable(variable, in: LookupScope(inside: declaration)), isChanging)
    }
    return nil
  }

  private func hasMutatingSubscript(_ declaration: TypeID) -> Bool {
    self[declaration].functions.contains {
      $0.kind == .subscript && hasMutatingGetter($0.range, in: declaration)
    }
  }

  private func hasMutatingGetter(_ range: Range<Int>, in declaration: TypeID) -> Bool {
    let words = files[declaration.file].source.text(in: range).split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains { $0 == "mutating" && $1 == "get" }
  }
}
