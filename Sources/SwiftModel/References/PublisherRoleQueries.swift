package import SourceText
import SwiftSyntax

/// The use of a value as a publisher.
package struct PublisherUse: Sendable {
  package let role: PublisherRole
  package let enclosingType: Int?
  /// Where its name starts, as a byte offset.
  package let offset: Int
}

extension FactsReader {
  /// What is done in a file with what has a name, if that is a publisher.
  package static func publisherUses(of name: String, in source: SourceFile) -> [PublisherUse] {
    reparse(source, mentioning: [name]) { file in
      file.references(to: [name]).map { reference in
        let isKeyPath = reference.node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        return PublisherUse(
          role: isKeyPath
            ? PublisherRoleReader.role(ofKeyPathTo: reference.node)
            : PublisherRoleReader.role(of: reference.expression),
          enclosingType: file.enclosingType(of: reference.node), offset: reference.offset)
      }
    }
  }
}
