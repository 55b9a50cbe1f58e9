import SwiftSyntax

extension ExtensionDeclSyntax {
  /// The name of what it extends; `Array` of `extension [Row]`.
  var nameOfExtendedType: [String] {
    switch TypeExpression(extendedType) {
    case .array: ["Array"]
    case .dictionary: ["Dictionary"]
    case .optional: ["Optional"]
    case let type: type.dottedName ?? [extendedType.writtenText]
    }
  }

  /// The type that it extends where that is one of the standard library whose parts it names: `[Row]` of
  /// `extension [Row]`, and of `extension Array where Element == Row`. For a protocol of collections, an array.
  var extendedStandardType: TypeExpression? {
    let written = TypeExpression(extendedType)
    switch written {
    case .array, .dictionary, .optional: return written
    case .named(let components):
      guard let last = components.last else { return nil }
      return standardType(named: last.name, parts(of: last))
    default: return nil
    }
  }

  private func standardType(named name: String, _ parts: [String: TypeExpression]) -> TypeExpression? {
    switch name {
    case "Optional": return parts["Wrapped"].map { .optional($0) }
    case "Dictionary":
      if parts.isEmpty { return nil }
      return .dictionary(key: parts["Key"] ?? .name("Key"), value: parts["Value"] ?? .name("Value"))
    case _ where StandardCollections.ofElements.contains(name):
      return parts["Element"].map { .named([.init(name: name, arguments: [$0])]) }
    case _ where StandardCollections.protocols.contains(name):
      return parts["Element"].map { .array($0) }
    default: return nil
    }
  }

  /// The types of generic parameters and associated types, as written or in the `where` clause: `Row` of `Array<Row>`, of
  /// `where Element == Row` and of `where Element: Row`.
  private func parts(of extended: TypeExpression.Component) -> [String: TypeExpression] {
    let parameters = ["Dictionary": ["Key", "Value"], "Optional": ["Wrapped"]][extended.name] ?? ["Element"]
    let written = Dictionary(zip(parameters, extended.arguments)) { first, _ in first }
    return (genericWhereClause?.requirements ?? []).reduce(into: written) { parts, requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        parts[conformance.leftType.writtenText] = .existential(TypeExpression(conformance.rightType))
      case .sameTypeRequirement(let same):
        if let right = same.rightType.as(TypeSyntax.self) {
          parts[same.leftType.writtenText] = TypeExpression(right)
        }
      default: break
      }
    }
  }
}
