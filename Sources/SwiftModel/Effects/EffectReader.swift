package import SourceText
import SwiftSyntax

/// What code does besides making values, as far as its words say.
package enum EffectUse: Sendable {
  /// A call of a function or method.
  ///
  /// - Parameter base: what it is called on; nil where nothing stands before it.
  case call(String, base: ExpressionFact?)
  /// A change of something by its name alone, which is no local.
  case change(String)
  /// A change of what a type has: `Self.count += 1`.
  case changeOfType
}

extension FactsReader {
  /// What the code in some ranges does, in no closure that may run later.
  ///
  /// It parses the file again, so it is for rare questions.
  ///
  /// - Parameter ranges: of the bytes, in order.
  package static func effects(in ranges: [Range<Int>], of source: SourceFile) -> [EffectUse] {
    if ranges.isEmpty { return [] }
    let tree = parse(source, for: ranges)
    let visitor = EffectVisitor(ranges: ranges)
    return LocalScopes.collected(from: tree) {
      visitor.walk(tree)
      return visitor.effects
    }
  }
}

private final class EffectVisitor: SyntaxVisitor {
  private let ranges: [Range<Int>]
  private(set) var effects: [EffectUse] = []

  init(ranges: [Range<Int>]) {
    self.ranges = ranges
    super.init(viewMode: .sourceAccurate)
  }

  private func isAsked(_ node: some SyntaxProtocol) -> Bool {
    ranges.contains { $0.contains(node.positionAfterSkippingLeadingTrivia.utf8Offset) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let reference = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard isAsked(node), let name = reference?.baseName, name.tokenKind != .keyword(.`init`),
      name.text.first?.isLowercase == true || ["Task", "Timer"].contains(name.text)
    else { return .visitChildren }
    let base = member.map { $0.base.map { ExpressionReader().read($0) } ?? .unknown }
    effects.append(.call(name.plainText, base: base))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard isAsked(node), let target = node.elements.first, let operation = node.elements.dropFirst().first,
      operation.isAssigningOperator
    else { return .visitChildren }
    if target.isMemberOfType {
      effects.append(.changeOfType)
    } else if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      LocalBinding.visible(named: name, at: target) == nil
    {
      effects.append(.change(name))
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.isNonEscaping ? .visitChildren : .skipChildren
  }
}
