/// One declaration of a type in the project: a file, and the place in that file's types.
package struct TypeID: Hashable, Comparable, Sendable {
  package let file: Int
  package let index: Int

  package init(file: Int, index: Int) {
    self.file = file
    self.index = index
  }

  package static func < (lhs: TypeID, rhs: TypeID) -> Bool {
    (lhs.file, lhs.index) < (rhs.file, rhs.index)
  }
}

/// A type whose names are resolved as far as the sources allow. What they do not allow is said, never guessed.
package indirect enum ResolvedType: Hashable, Sendable {
  case project(TypeID, arguments: [ResolvedType])
  /// Declared outside the given sources.
  case external([String], arguments: [ResolvedType])
  case optional(ResolvedType)
  case array(ResolvedType)
  case dictionary(key: ResolvedType, value: ResolvedType)
  case tuple([ResolvedType], labels: [String?])
  case function(result: ResolvedType)
  case metatype(ResolvedType)
  /// A generic parameter or opaque type, with what is known of it, and the name of the type or function whose
  /// parameter it is.
  case parameter(name: String, bounds: [ResolvedType], owner: String?)
  case existential([ResolvedType])
  /// The name has several declarations that could be meant.
  case ambiguous([TypeID])
  case unknown

  /// `()`
  package static let void = ResolvedType.tuple([], labels: [])

  /// The value inside, where this is an optional.
  package var unwrapped: ResolvedType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  package var isKnown: Bool {
    switch self {
    case .unknown, .ambiguous: false
    default: true
    }
  }

  /// As a bound: its parts where it is a composition, as an alias may be.
  var boundParts: [ResolvedType] {
    if case .existential(let parts) = self { return parts.flatMap(\.boundParts) }
    return [self]
  }

  /// The project's declarations that a value of this type may be an instance of: the type itself, the bounds
  /// of a parameter, each meaning of an ambiguous name.
  package var declarations: [TypeID] {
    switch self {
    case .project(let id, _): [id]
    case .parameter(_, let bounds, _), .existential(let bounds): bounds.flatMap(\.declarations)
    case .ambiguous(let ids): ids
    default: []
    }
  }
}

/// Where a name is looked up from.
package struct LookupScope: Hashable, Sendable {
  package let file: Int
  /// The innermost type declaration around the place, as an index into the file's types.
  package let enclosingType: Int?

  package init(file: Int, enclosingType: Int?) {
    self.file = file
    self.enclosingType = enclosingType
  }

  package init(inside type: TypeID) {
    self.init(file: type.file, enclosingType: type.index)
  }
}
