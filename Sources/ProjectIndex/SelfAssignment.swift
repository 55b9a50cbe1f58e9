import SwiftSyntax

/// `title = title`, `self.title = self.title`: a member of the enclosing type is assigned what it is.
package struct SelfAssignment: Hashable, Sendable {
  package let name: String
  package let range: Range<Int>
  /// `self.` is written before the name.
  package let namesSelf: Bool
  /// The value is a local constant that has it from there: `let title = self.title; …; self.title = title`.
  package let isThroughLocal: Bool
  package let enclosingType: Int?
}

enum SelfAssignmentReader {
  static func read(_ node: SequenceExprSyntax, enclosingType: Int?) -> SelfAssignment? {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let target = member(elements[0])
    else { return nil }
    let isThroughLocal: Bool
    if let value = member(elements[2]) {
      guard target.name == value.name else { return nil }
      isThroughLocal = false
    } else {
      guard isConstant(elements[2], madeOf: target.name) else { return nil }
      isThroughLocal = true
    }
    return SelfAssignment(
      name: target.name, range: node.byteRange, namesSelf: target.namesSelf, isThroughLocal: isThroughLocal,
      enclosingType: enclosingType)
  }

  /// A local constant that holds what a member is, which is assigned nowhere else since.
  private static func isConstant(_ value: ExprSyntax, madeOf name: String) -> Bool {
    guard let reference = value.as(DeclReferenceExprSyntax.self),
      let binding = LocalBinding.visible(named: reference.baseName.plainText, at: value),
      binding.others.isEmpty, !binding.isIncomplete, let parent = binding.syntax.parent,
      isConstant(Syntax(parent), madeOf: name),
      let statements = parent.ancestor(as: CodeBlockItemListSyntax.self)
    else { return false }
    let visitor = AssignedMemberVisitor(name: name)
    visitor.walk(statements)
    return visitor.count == 1
  }

  private static func isConstant(_ declaration: Syntax, madeOf name: String) -> Bool {
    if let condition = declaration.as(OptionalBindingConditionSyntax.self) {
      guard condition.bindingSpecifier.tokenKind == .keyword(.let) else { return false }
      if let value = condition.initializer?.value { return member(value)?.name == name }
      let outside = LocalBinding.visible(named: name, at: condition)
      return condition.pattern.trimmedDescription == name
        && (outside == nil || outside?.syntax.byteRange == condition.pattern.byteRange)
    }
    guard let binding = declaration.as(PatternBindingSyntax.self), let value = binding.initializer?.value,
      binding.ancestor(as: VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    else { return false }
    return member(value)?.name == name
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

/// Counts how often a member is assigned.
private final class AssignedMemberVisitor: SyntaxVisitor {
  private let name: String
  private(set) var count = 0

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.first, node.dropFirst().first?.is(AssignmentExprSyntax.self) == true {
      let assigned =
        target.as(DeclReferenceExprSyntax.self)?.baseName
        ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName
      if assigned?.plainText == name { count += 1 }
    }
    return .visitChildren
  }
}
