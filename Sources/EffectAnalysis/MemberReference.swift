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
    return self.type(of: base, in: scope).mayGiveMember(of: type, in: self)
  }
}
