package import SourceText
import SwiftSyntax

/// A mention of a member by its name.
package struct MemberUse: Sendable {
  package let name: String
  /// What it is a member of: `.implicitMember` for `.name`; nil where the name stands alone.
  package let base: ExpressionFact?
  package let enclosingType: Int?
  /// Where the name starts.
  package let offset: Int
  /// What has to run for it to be read.
  package let place: RenderRead
}

extension FactsReader {
  /// Every mention of members of some names in a file. Only what an extension of `ObservableObject` declares is
  /// looked for, so it is not part of every file's facts.
  package static func memberUses(of names: Set<String>, in source: SourceFile) -> [MemberUse] {
    guard names.contains(where: { source.mentions($0) }) else { return [] }
    let tree = parse(source, forMentionsOf: names)
    let visitor = MemberUseVisitor(names: names, typeIndices: TypeIndices.all(in: tree))
    return LocalScopes.collected(from: tree) {
      visitor.walk(tree)
      return visitor.uses
    }
  }
}

private final class MemberUseVisitor: SyntaxVisitor {
  private let names: Set<String>
  private let typeIndices: [SyntaxIdentifier: Int]
  private(set) var uses: [MemberUse] = []

  init(names: Set<String>, typeIndices: [SyntaxIdentifier: Int]) {
    self.names = names
    self.typeIndices = typeIndices
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    guard names.contains(name) || names.contains(String(name.drop { $0 == "$" })) else {
      return .visitChildren
    }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      let base = member.base.map { ExpressionReader().read($0) } ?? .implicitMember(name)
      add(name, base: base, at: node)
    } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      if case .value(let base) = KeyPathRoot(of: node) {
        add(name, base: base, at: node)
      }
    } else if LocalBinding.visible(named: name, at: node) == nil {
      add(name, base: nil, at: node)
    }
    return .visitChildren
  }

  /// `if let name`
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      addRead(of: name)
    }
    return .visitChildren
  }

  /// `{ [name] in … }`
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { addRead(of: node.name) }
    return .visitChildren
  }

  private func addRead(of name: TokenSyntax) {
    if names.contains(name.plainText) { add(name.plainText, base: nil, at: name) }
  }

  private func add(_ name: String, base: ExpressionFact?, at node: some SyntaxProtocol) {
    uses.append(
      MemberUse(
        name: name, base: base, enclosingType: typeIndices.index(around: node),
        offset: node.byteRange.lowerBound, place: RenderRead(of: Syntax(node)) ?? .elsewhere))
  }
}
