package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Where a function is called, or handed on, by its name alone, which no local declaration and no member of a type
  /// around introduces.
  ///
  /// It parses what holds the name again, so it is for rare questions.
  ///
  /// - Returns: the offsets of the name, in order.
  package static func freeCalls(of name: String, in source: SourceFile) -> [Int] {
    let tree = parse(source, forMentionsOf: [name])
    let visitor = FreeCallVisitor(name: name)
    return LocalScopes.collected(from: tree) {
      visitor.walk(tree)
      return visitor.offsets
    }
  }
}

private final class FreeCallVisitor: CodeVisitor {
  private let name: String
  private(set) var offsets: [Int] = []

  init(name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.plainText == name, node.argumentNames == nil else { return .visitChildren }
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, LocalBinding.visible(named: name, at: node) == nil, !isDeclaredByTypeAround(node) {
      offsets.append(node.byteRange.lowerBound)
    }
    return .visitChildren
  }

  private func isDeclaredByTypeAround(_ node: DeclReferenceExprSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { around in
      around.asProtocol((any DeclGroupSyntax).self)?.memberBlock.memberNames.contains(name) == true
    }
  }
}
