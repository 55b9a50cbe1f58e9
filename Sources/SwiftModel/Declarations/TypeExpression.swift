/// A type as written in the source, with unresolved names.
package indirect enum TypeExpression: Hashable, Sendable {
  /// One part of a dotted name: `Outer` and `Inner<Int>` in `Outer.Inner<Int>`.
  package struct Component: Hashable, Sendable {
    package let name: String
    package let arguments: [TypeExpression]

    package init(name: String, arguments: [TypeExpression] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  case named([Component])
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(key: TypeExpression, value: TypeExpression)
  case tuple([TypeExpression], labels: [String?])
  case function(parameters: [TypeExpression], result: TypeExpression)
  /// `some P`
  case opaque(TypeExpression)
  /// `any P`
  case existential(TypeExpression)
  /// `P & Q`
  case composition([TypeExpression])
  /// `T.Type`
  case metatype(TypeExpression)
  /// A generic parameter of an enclosing function, with its declared bounds and the function's name.
  case genericParameter(name: String, bounds: [TypeExpression], function: String)
  /// Anything else, as written.
  case unsupported(String)

  /// An undotted name without arguments.
  package static func name(_ name: String) -> TypeExpression {
    .named([Component(name: name)])
  }

  /// The dotted name without arguments; nil for any other type.
  package var dottedName: [String]? {
    guard case .named(let components) = self else { return nil }
    return components.map(\.name)
  }

  /// `Void`, or `()`.
  package var isVoid: Bool {
    switch self {
    case .tuple(let types, _): types.isEmpty
    default: dottedName?.last == "Void"
    }
  }

  /// The constraints that this bound consists of: the parts of a composition, or itself.
  package var boundParts: [TypeExpression] {
    switch self {
    case .composition(let parts): parts.flatMap(\.boundParts)
    case .opaque(let bound), .existential(let bound): bound.boundParts
    default: [self]
    }
  }

  /// It contains a generic parameter of a function.
  package var mentionsGenericParameter: Bool {
    switch self {
    case .genericParameter: true
    case .optional(let type), .array(let type), .opaque(let type), .existential(let type),
      .metatype(let type):
      type.mentionsGenericParameter
    case .dictionary(let key, let value): key.mentionsGenericParameter || value.mentionsGenericParameter
    case .tuple(let types, _), .composition(let types): types.contains(where: \.mentionsGenericParameter)
    case .function(let parameters, let result):
      result.mentionsGenericParameter || parameters.contains(where: \.mentionsGenericParameter)
    case .named(let components):
      components.contains { $0.arguments.contains(where: \.mentionsGenericParameter) }
    case .unsupported: false
    }
  }

  /// All names in it, outermost first.
  package var mentionedNames: [[Component]] {
    switch self {
    case .named(let components):
      [components] + components.flatMap { $0.arguments.flatMap(\.mentionedNames) }
    case .optional(let type), .array(let type), .opaque(let type), .existential(let type),
      .metatype(let type):
      type.mentionedNames
    case .dictionary(let key, let value): key.mentionedNames + value.mentionedNames
    case .tuple(let types, _), .composition(let types): types.flatMap(\.mentionedNames)
    case .function(let parameters, let result):
      parameters.flatMap(\.mentionedNames) + result.mentionedNames
    case .genericParameter(_, let bounds, _): bounds.flatMap(\.mentionedNames)
    case .unsupported: []
    }
  }
}

extension TypeExpression: CustomStringConvertible {
  /// The type in Swift syntax, for messages.
  package var description: String {
    switch self {
    case .named(let components):
      components.map { component in
        component.arguments.isEmpty
          ? component.name
          : component.name + "<" + component.arguments.map(\.description).joined(separator: ", ") + ">"
      }.joined(separator: ".")
    case .optional(let type): "\(type)?"
    case .array(let type): "[\(type)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let types, let labels):
      "("
        + zip(types, labels).map { type, label in (label.map { $0 + ": " } ?? "") + type.description }
        .joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
    case .opaque(let type): "some \(type)"
    case .existential(let type): "any \(type)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .metatype(let type): "\(type).Type"
    case .genericParameter(let name, _, _): name
    case .unsupported(let text): text
    }
  }
}
