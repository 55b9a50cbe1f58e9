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
    return reparse(source, around: offsets.map { $0..<$0 }) { file in
      let reader = MemberUseReader(file: file)
      return file.names(at: offsets).compactMap(reader.read)
    }
  }
}

/// Reads the mention of a member whose name is known, without going through the rest of the tree.
private struct MemberUseReader {
  let file: ReparsedFile

  func read(_ name: TokenSyntax) -> MemberUse? {
    guard let parent = name.parent else { return nil }
    if parent.is(DeclReferenceExprSyntax.self) { return Reference(name).flatMap(read) }
    // `{ [name] in … }`
    if let capture = parent.as(ClosureCaptureSyntax.self) {
      return capture.name.id == name.id && capture.initializer == nil ? use(name, base: nil) : nil
    }
    // `if let name`
    if let condition = parent.parent?.as(OptionalBindingConditionSyntax.self) {
      return condition.initializer == nil && condition.pattern.id == parent.id ? use(name, base: nil) : nil
    }
    return nil
  }

  private func read(_ reference: Reference) -> MemberUse? {
    let (node, name) = (reference.node, reference.name)
    if let member = reference.access {
      return use(node, name, base: member.base.map { ExpressionReader().read($0) } ?? .implicitMember(name))
    }
    if reference.isKeyPathComponent {
      guard case .value(let base) = KeyPathRoot(of: node) else { return nil }
      return use(node, name, base: base)
    }
    return reference.isLocal ? nil : use(node, name, base: nil)
  }

  private func use(_ name: TokenSyntax, base: ExpressionFact?) -> MemberUse {
    use(name, name.plainText, base: base)
  }

  private func use(_ node: some SyntaxProtocol, _ name: String, base: ExpressionFact?) -> MemberUse {
    MemberUse(
      name: name, base: base, enclosingType: file.enclosingType(of: node),
      offset: node.byteRange.lowerBound, place: RenderRead(of: Syntax(node)) ?? .elsewhere,
      isCertain: RenderPlace.around(Syntax(node)) != nil, isCalled: Syntax(node).isCallee)
  }
}

extension Syntax {
  /// `go` of `go()` and of `model.go()`.
  fileprivate var isCallee: Bool {
    let callee = parent?.as(MemberAccessExprSyntax.self)?.declName.id == id ? parent : self
    return callee?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee?.id
  }
}
