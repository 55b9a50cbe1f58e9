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
  /// It is read for certain then: in no closure that may run later.
  package let isCertain: Bool
  package let isCalled: Bool
}

extension FactsReader {
  /// Every mention of members of some names in a file. Few names are ever looked for, so it is not part of every
  /// file's facts.
  package static func memberUses(of names: Set<String>, in source: SourceFile) -> [MemberUse] {
    memberUses(at: names.flatMap(source.offsets).sorted(), in: source)
  }

  /// What is mentioned at some places of a file, where that may be a member.
  ///
  /// - Parameter offsets: where the names start, without `$`; in order.
  package static func memberUses(at offsets: [Int], in source: SourceFile) -> [MemberUse] {
    if offsets.isEmpty { return [] }
    let tree = parse(source, for: offsets.map { $0..<$0 })
    let visitor = MemberUseVisitor(offsets: Set(offsets), typeIndices: TypeIndices.all(in: tree))
    return LocalScopes.collected(from: tree) {
      visitor.walk(tree)
      return visitor.uses
    }
  }
}

private final class MemberUseVisitor: SyntaxVisitor {
  private let offsets: Set<Int>
  private let typeIndices: [SyntaxIdentifier: Int]
  private(set) var uses: [MemberUse] = []

  init(offsets: Set<Int>, typeIndices: [SyntaxIdentifier: Int]) {
    self.offsets = offsets
    self.typeIndices = typeIndices
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard isMeant(node.baseName) else { return .visitChildren }
    let name = node.baseName.plainText
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
    if isMeant(name) { add(name.plainText, base: nil, at: name) }
  }

  /// Whether it stands at one of the places, behind its `$` or back-tick.
  private func isMeant(_ name: TokenSyntax) -> Bool {
    let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
    return offsets.contains(start) || offsets.contains(start + 1)
  }

  private func add(_ name: String, base: ExpressionFact?, at node: some SyntaxProtocol) {
    uses.append(
      MemberUse(
        name: name, base: base, enclosingType: typeIndices.index(around: node),
        offset: node.byteRange.lowerBound, place: RenderRead(of: Syntax(node)) ?? .elsewhere,
        isCertain: RenderPlace.around(Syntax(node)) != nil, isCalled: Syntax(node).isCallee))
  }
}

extension Syntax {
  /// `go` of `go()` and of `model.go()`.
  fileprivate var isCallee: Bool {
    let callee = parent?.as(MemberAccessExprSyntax.self)?.declName.id == id ? parent : self
    return callee?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee?.id
  }
}
