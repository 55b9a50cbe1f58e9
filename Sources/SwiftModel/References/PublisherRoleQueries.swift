package import SourceText
import SwiftSyntax

/// The use of a value as a publisher.
package struct PublisherUse: Sendable {
  package let role: PublisherRole
  package let enclosingType: Int?
}

extension FactsReader {
  /// What is done in a file with what has a name, if that is a publisher.
  package static func publisherUses(of name: String, in source: SourceFile) -> [PublisherUse] {
    reparse(source, mentioning: [name]) { file in
      file.names([name]).compactMap { token in
        guard let node = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        return PublisherUse(role: role(of: node), enclosingType: file.enclosingType(of: node))
      }
    }
  }

  private static func role(of node: DeclReferenceExprSyntax) -> PublisherRole {
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      return PublisherRoleReader.role(ofKeyPathTo: node)
    }
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    return PublisherRoleReader.role(
      of: member?.declName.id == node.id ? member.map(ExprSyntax.init) ?? ExprSyntax(node) : ExprSyntax(node))
  }
}
