import SourceText
import SwiftSyntax

/// `ObjectWillChangePublisher`, the associated type of `ObservableObject`, where it is named.
package struct AssociatedPublisherUse: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    /// `ObjectWillChangePublisher` alone, or `Self.ObjectWillChangePublisher`.
    case enclosing
    /// `Model.ObjectWillChangePublisher`
    case type(TypeExpression)
    /// `Model.ObjectWillChangePublisher.self` and the like, in an expression.
    case expression
  }
  package static let name = "ObjectWillChangePublisher"

  package let base: Base
  package let range: Range<Int>
  package let enclosingType: Int?
  /// The range to delete in order to remove `Self.ObjectWillChangePublisher == ObservableObjectPublisher` from the
  /// `where` clause of a protocol or a subscript.
  package let requirement: RequirementFact?

  package struct RequirementFact: Hashable, Sendable {
    package let range: Range<Int>
    package let rangeToDelete: Range<Int>
  }
}

/// Finds the uses of a file. Few files have one, so they are not part of the walk that all files get.
enum AssociatedPublisherReader {
  static func uses(
    in tree: SourceFileSyntax, of source: SourceFile, _ declarations: DeclarationRanges
  ) -> [AssociatedPublisherUse] {
    guard source.bytes.firstOffset(of: Array(AssociatedPublisherUse.name.utf8)) != nil else { return [] }
    return tree.tokens(viewMode: .sourceAccurate)
      .filter { $0.plainText == AssociatedPublisherUse.name }
      .compactMap { use(of: $0, in: source, declarations) }
  }

  private static func use(
    of name: TokenSyntax, in source: SourceFile, _ declarations: DeclarationRanges
  ) -> AssociatedPublisherUse? {
    guard let node = name.parent, let base = base(of: name, in: node) else { return nil }
    let whole = node.as(DeclReferenceExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self)
    let isMember = whole?.declName.id == node.id
    return AssociatedPublisherUse(
      base: base, range: isMember ? whole?.byteRange ?? node.byteRange : node.byteRange,
      enclosingType: declarations.type(around: node), requirement: requirement(around: node, in: source))
  }

  /// Nil where the name is declared.
  private static func base(of name: TokenSyntax, in node: Syntax) -> AssociatedPublisherUse.Base? {
    if node.is(IdentifierTypeSyntax.self) || node.is(AssociatedTypeDeclSyntax.self) { return .enclosing }
    if let member = node.as(MemberTypeSyntax.self) {
      let isSelf = member.baseType.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self)
      return isSelf ? .enclosing : .type(type(of: member.baseType))
    }
    guard let reference = node.as(DeclReferenceExprSyntax.self) else { return nil }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    else { return .enclosing }
    let base = member.base?.as(DeclReferenceExprSyntax.self)
    return base?.baseName.tokenKind == .keyword(.Self) ? .enclosing : .expression
  }

  /// With the bounds of a generic parameter also where the clause says them.
  private static func type(of base: TypeSyntax) -> TypeExpression {
    let type = TypeExpression(base)
    guard case .genericParameter(let name, _, let function) = type else { return type }
    let bounds = TypeExpression.boundsOfFunctionParameter(name, from: Syntax(base))
    return .genericParameter(name: name, bounds: bounds, function: function)
  }

  /// Nil where a comment would go along.
  private static func requirement(
    around node: Syntax, in source: SourceFile
  ) -> AssociatedPublisherUse.RequirementFact? {
    guard let equality = node.parent?.as(SameTypeRequirementSyntax.self),
      let requirement = equality.parent?.as(GenericRequirementSyntax.self),
      let list = requirement.parent?.as(GenericRequirementListSyntax.self),
      let clause = list.parent?.as(GenericWhereClauseSyntax.self),
      clause.parent?.is(ProtocolDeclSyntax.self) == true
        || clause.parent?.is(SubscriptDeclSyntax.self) == true,
      [equality.leftType.writtenText, equality.rightType.writtenText].contains(where: {
        ["ObservableObjectPublisher", "Combine.ObservableObjectPublisher"].contains($0)
      }), let range = rangeToDelete(requirement, in: list, of: clause), !source.hasComment(in: range)
    else { return nil }
    return .init(range: equality.byteRange, rangeToDelete: range)
  }

  private static func rangeToDelete(
    _ requirement: GenericRequirementSyntax, in list: GenericRequirementListSyntax,
    of clause: GenericWhereClauseSyntax
  ) -> Range<Int>? {
    let all = Array(list)
    guard let index = all.firstIndex(where: { $0.id == requirement.id }) else { return nil }
    if index + 1 < all.count { return requirement.byteRange.lowerBound..<all[index + 1].byteRange.lowerBound }
    if index > 0 {
      return all[index - 1].trailingComma.map {
        $0.byteRange.lowerBound..<requirement.byteRange.upperBound
      }
    }
    return clause.whereKeyword.previousToken(viewMode: .sourceAccurate).map {
      $0.byteRange.upperBound..<requirement.byteRange.upperBound
    }
  }
}

extension SourceFile {
  fileprivate func hasComment(in range: Range<Int>) -> Bool {
    let part = Array(bytes[range])
    return part.firstOffset(of: Array("//".utf8)) != nil || part.firstOffset(of: Array("/*".utf8)) != nil
  }
}
