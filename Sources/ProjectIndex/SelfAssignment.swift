import SwiftSyntax

/// `title = title`, `self.title = self.title`: a member of the enclosing type is assigned what it is.
package struct SelfAssignment: Hashable, Sendable {
  package let name: String
  package let range: Range<Int>
  /// `self.` is written before the name.
  package let namesSelf: Bool
  package let enclosingType: Int?
}

enum SelfAssignmentReader {
  static func read(_ node: SequenceExprSyntax, enclosingType: Int?) -> SelfAssignment? {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let target = member(elements[0]), let value = member(elements[2]), target.name == value.name
    else { return nil }
    return SelfAssignment(
      name: target.name, range: node.byteRange, namesSelf: target.namesSelf, enclosingType: enclosingType)
  }

  private static func member(_ expression: ExprSyntax) -> (name: String, namesSelf: Bool)? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      guard access.base?.is(DeclReferenceExprSyntax.self) == true, access.base?.isSelf == true,
        access.declName.argumentNames == nil
      else { return nil }
      return (access.declName.baseName.plainText, true)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      LocalBinding.visible(named: name, at: expression) == nil
    else { return nil }
    return (name, false)
  }
}
