package import SourceText
import SwiftSyntax

extension FactsReader {
  /// What the mentions of a type alias in a file are mentions for, other than those in the inheritance clauses of types:
  /// bounds, another alias, anything else.
  package static func uses(ofAlias name: String, in source: SourceFile) -> [TypeMention.Position] {
    let visitor = AliasUseVisitor(name: name)
    visitor.walk(parse(source, forMentionsOf: [name]))
    return visitor.uses
  }
}

private final class AliasUseVisitor: SyntaxVisitor {
  private let name: String
  private(set) var uses: [TypeMention.Position] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.plainText == name { add(TypeSyntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.plainText == name { add(TypeSyntax(node)) }
    return .visitChildren
  }

  /// `Alias.self`
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.plainText == name { uses.append(.other) }
    return .visitChildren
  }

  private func add(_ type: TypeSyntax) { uses.append(type.isInheritedType ? .other : type.mentionPosition) }
}
