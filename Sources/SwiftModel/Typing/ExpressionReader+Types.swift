import SwiftSyntax

/// Types that expressions denote, and local aliases of types.
extension ExpressionReader {
  /// The type that an expression denotes: `[String: Item?]` in `[String: Item?]()`.
  func writtenType(_ expression: ExprSyntax) -> TypeExpression? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node):
      return node.elements.count == 1
        ? node.elements.first.flatMap { writtenType($0.expression) }.map { .array($0) } : nil
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content, elements.count == 1, let element = elements.first,
        let key = writtenType(element.key), let value = writtenType(element.value)
      else { return nil }
      return .dictionary(key: key, value: value)
    case .optionalChainingExpr(let node): return writtenType(node.expression).map { .optional($0) }
    case .genericSpecializationExpr(let node):
      guard case .type(let type) = readSpecialization(node) else { return nil }
      return type
    case .typeExpr(let node): return TypeExpression(node.type)
    default:
      guard let names = Self.dottedName(expression), names.allSatisfy({ $0.first?.isUppercase == true })
      else { return nil }
      return .named(names.map { TypeExpression.Component(name: $0) })
    }
  }

  func readSpecialization(_ node: GenericSpecializationExprSyntax) -> ExpressionFact {
    let arguments = TypeExpression.read(arguments: node.genericArgumentClause)
    guard let components = Self.dottedName(node.expression), let last = components.last else {
      return .unknown
    }
    let leading = components.dropLast().map { TypeExpression.Component(name: $0) }
    return .type(.named(leading + [TypeExpression.Component(name: last, arguments: arguments)]))
  }

  static func dottedName(_ expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.plainText] }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return dottedName(base).map { $0 + [member.declName.baseName.plainText] }
    }
    return nil
  }

  /// Local types cannot be looked up from outside of the body.
  func readAlias(_ alias: TypeAliasDeclSyntax) -> ExpressionFact {
    let type = TypeExpression(alias.initializer.value)
    let isLocal = type.mentionedNames.contains { names in
      names.first.map { LocalBinding.visible(named: $0.name, at: alias) != nil } ?? false
    }
    return isLocal || alias.genericParameterClause != nil ? .unknown : .type(type)
  }
}

extension ExprSyntax {
  /// `Store.self`
  var isMetatype: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.self)
    else { return false }
    return ExpressionReader.dottedName(base)?.last?.first?.isUppercase
      ?? base.is(GenericSpecializationExprSyntax.self)
  }
}

extension DeclReferenceExprSyntax {
  /// It is in a static member, where `self` is the metatype.
  var isInStaticMember: Bool {
    guard let member = ancestor(as: MemberBlockItemSyntax.self) else { return false }
    return member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    } == true
  }
}
