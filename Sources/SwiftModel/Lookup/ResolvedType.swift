/// The identity of a type declaration or extension: a file, and an index into that file's types.
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

/// A resolved type. What the sources do not determine is `ambiguous` or `unknown`, never a guess.
package indirect enum ResolvedType: Hashable, Sendable {
  case project(TypeID, arguments: [ResolvedType])
  /// Declared outside of the sources, by its dotted name.
  case external([String], arguments: [ResolvedType])
  case optional(ResolvedType)
  case array(ResolvedType)
  case dictionary(key: ResolvedType, value: ResolvedType)
  case tuple([ResolvedType], labels: [String?])
  case function(result: ResolvedType)
  case metatype(ResolvedType)
  /// A generic parameter or opaque type with its bounds, and the name of the type or function that declares it.
  case parameter(name: String, bounds: [ResolvedType], owner: String?)
  case existential([ResolvedType])
  /// The name may refer to any of several declarations.
  case ambiguous([TypeID])
  case unknown

  /// `()`
  package static let void = ResolvedType.tuple([], labels: [])

  /// The wrapped type of an optional, at any depth; else the type itself.
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

  /// The parts of a composition; else the type itself.
  var boundParts: [ResolvedType] {
    if case .existential(let parts) = self { return parts.flatMap(\.boundParts) }
    return [self]
  }

  /// The project's declarations that a value of this type may be an instance of: the type itself, the bounds of a
  /// parameter, the candidates of an ambiguous name.
  package var declarations: [TypeID] {
    switch self {
    case .project(let id, _): [id]
    case .parameter(_, let bounds, _), .existential(let bounds): bounds.flatMap(\.declarations)
    case .ambiguous(let ids): ids
    default: []
    }
  }
}

/// The scope that a name is looked up from.
package struct LookupScope: Hashable, Sendable {
  package let file: Int
  /// The innermost enclosing type declaration, as an index into the file's types; nil at file scope.
  package let enclosingType: Int?

  package init(file: Int, enclosingType: Int?) {
    self.file = file
    self.enclosingType = enclosingType
  }

  package init(inside type: TypeID) {
    self.init(file: type.file, enclosingType: type.index)
  }
}

extension ResolvedType {
  /// The types of the project that a value consists of, through optionals and collections.
  package var parts: [TypeID] {
    switch self {
    case .project(let id, let arguments): [id] + arguments.flatMap(\.parts)
    case .optional(let type), .array(let type): type.parts
    case .dictionary(let key, let value): key.parts + value.parts
    case .external(_, let arguments): arguments.flatMap(\.parts)
    default: []
    }
  }
}
