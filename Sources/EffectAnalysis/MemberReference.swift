package import SwiftModel

extension ResolvedType {
  /// Whether a value of this type may have the members of a type of the project.
  package func mayGiveMember(of type: TypeID, in index: ProjectIndex) -> Bool {
    switch self {
    case .project(let id, _):
      index.mayBe(id, type) || index.mayBe(type, id) || index.hasDynamicMembers(id)
    case .optional(let wrapped): wrapped.mayGiveMember(of: type, in: index)
    case .parameter(_, let bounds, _), .existential(let bounds):
      bounds.isEmpty || bounds.contains { $0.mayGiveMember(of: type, in: index) }
    // `Binding<Library>`
    case .external(_, let arguments): arguments.contains { $0.mayGiveMember(of: type, in: index) }
    case .ambiguous, .unknown: true
    case .array, .dictionary, .tuple, .function, .metatype: false
    }
  }
}

extension ProjectIndex {
  /// Whether a mention of a name may mean the member of that name of a type, by what stands before it, or by the types
  /// that it stands in.
  package func mayReferTo(_ use: Effect, memberOf type: TypeID, in file: Int) -> Bool {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    guard let base = use.base else {
      var enclosing = use.enclosingType.map { TypeID(file: file, index: $0) }
      while let declaration = enclosing {
        if owners(of: declaration).contains(where: { mayBe($0, type) || mayBe(type, $0) }) { return true }
        enclosing = self[declaration].parent.map { TypeID(file: file, index: $0) }
      }
      return false
    }
    // `.name`, whose type is said elsewhere
    if case .implicitMember = base { return true }
    let given = self.type(of: base, in: scope)
    return !(given == .unknown && isOfAnotherModule(base, withMember: use.name))
      && given.mayGiveMember(of: type, in: self)
  }

  /// Whether a function of another module, which gets no object, gives it to a closure, and the project adds the member to
  /// a type of another module: `withValues { $0.clock = .test }`, where an extension of `Values` declares `clock`.
  private func isOfAnotherModule(_ base: ExpressionFact, withMember name: String) -> Bool {
    guard case .closureParameter(_, let closure) = base, case .name(let callee) = closure.callee,
      closure.labels.isEmpty, !LibraryEffects.isKnown(callee: callee), !declaresType(named: callee),
      !functionNames.contains(callee), allVariables(named: callee).isEmpty, globals(named: callee).isEmpty
    else { return false }
    return !others(extendedWith: name).isEmpty
  }
}
