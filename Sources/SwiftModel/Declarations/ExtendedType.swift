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
    case .named(let components): return components.last.flatMap(standardType)
    default: return nil
    }
  }

  private func standardType(_ extended: TypeExpression.Component) -> TypeExpression? {
    let parts = partsInWhereClause
    func part(_ name: String, _ number: Int = 0) -> TypeExpression? {
      parts[name] ?? extended.arguments.dropFirst(number).first
    }
    switch extended.name {
    case "Optional": return part("Wrapped").map { .optional($0) }
    case "Dictionary":
      let (key, value) = (part("Key"), part("Value", 1))
      if key == nil, value == nil { return nil }
      return .dictionary(key: key ?? .name("Key"), value: value ?? .name("Value"))
    case let name where StandardCollections.ofElements.contains(name):
      return part("Element").map { .named([.init(name: name, arguments: [$0])]) }
    case let name where StandardCollections.protocols.contains(name):
      return part("Element").map { .array($0) }
    default: return nil
    }
  }

  /// The types of generic parameters and associated types: `Row` of `where Element == Row` and of `where Element: Row`.
  private var partsInWhereClause: [String: TypeExpression] {
    (genericWhereClause?.requirements ?? []).reduce(into: [:]) { parts, requirement in
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
