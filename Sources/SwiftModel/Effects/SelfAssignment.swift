import SwiftSyntax

/// An assignment of a member of the enclosing type to itself, `title = title`, `self.title = self.title`; or of a
/// member of something else, `store.title = store.title`.
package struct SelfAssignment: Hashable, Sendable {
  package let name: String
  /// The base expression of the member; nil for `self`.
  package let base: ExpressionFact?
  package let baseRange: Range<Int>?
  package let range: Range<Int>
  /// `self.` is written before the name.
  package let namesSelf: Bool
  /// The value is a local constant that has it from there: `let title = self.title; …; self.title = title`.
  package let isThroughLocal: Bool
  /// Where members are named without `self.` in a closure: in Swift 5, a closure around them there needs it, though the
  /// outer one may do without, as behind `guard let self`. Of a base, its first name, be that a member or not.
  package let implicitSelves: [Int]
  package let enclosingType: Int?
}

enum SelfAssignmentReader {
  /// A member of the enclosing type, or at the end of a chain of names.
  private struct Member {
    let name: String
    /// `store` of `store.title`, `self` of `self.title`.
    var base: ExprSyntax?

    var namesSelf: Bool { base?.isSelf == true }
    /// Nil for a member of the enclosing type.
    var path: ExprSyntax? { namesSelf ? nil : base }

    func isSame(as other: Member?) -> Bool {
      name == other?.name && path?.writtenText == other?.path?.writtenText
    }
  }

  static func read(_ node: SequenceExprSyntax, enclosingType: Int?) -> SelfAssignment? {
    guard let (target, isThroughLocal) = read(node), let isThroughLocal else { return nil }
    let names = [node.elements.first, node.elements.last].compactMap { $0?.firstName }
    return SelfAssignment(
      name: target.name, base: target.path.map { ExpressionReader().read($0) },
      baseRange: target.path?.byteRange, range: node.byteRange, namesSelf: target.namesSelf,
      isThroughLocal: isThroughLocal, implicitSelves: implicitSelves(of: names, in: node),
      enclosingType: enclosingType)
  }

  private static func implicitSelves(
    of names: [DeclReferenceExprSyntax], in node: SequenceExprSyntax
  ) -> [Int] {
    guard node.ancestor(as: ClosureExprSyntax.self) != nil else { return [] }
    return names.filter { member(ExprSyntax($0)) != nil }.map(\.byteRange.lowerBound)
  }

  /// - Returns: the target, and whether its value comes back through a local constant; nil for another assignment.
  private static func read(_ node: SequenceExprSyntax) -> (target: Member, isThroughLocal: Bool?)? {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let target = member(elements[0])
    else { return nil }
    if let value = member(elements[2]) { return (target, value.isSame(as: target) ? false : nil) }
    return (target, isConstant(elements[2], madeOf: target) ? true : nil)
  }

  /// A local constant with the value of a member that is not assigned since.
  private static func isConstant(_ value: ExprSyntax, madeOf target: Member) -> Bool {
    guard let reference = value.as(DeclReferenceExprSyntax.self),
      let binding = LocalBinding.visible(named: reference.baseName.plainText, at: value),
      binding.others.isEmpty, !binding.isIncomplete, let parent = binding.syntax.parent,
      isConstant(Syntax(parent), madeOf: target),
      let statements = parent.ancestor(as: CodeBlockItemListSyntax.self)
    else { return false }
    return statements.nodes(of: ExprListSyntax.self).count { $0.assigns(target.name) } == 1
  }

  private static func isConstant(_ declaration: Syntax, madeOf target: Member) -> Bool {
    if let condition = declaration.as(OptionalBindingConditionSyntax.self) {
      guard condition.bindingSpecifier.tokenKind == .keyword(.let) else { return false }
      if let value = condition.initializer?.value { return target.isSame(as: member(value)) }
      let name = target.name
      let outside = LocalBinding.visible(named: name, at: condition)
      return target.path == nil && condition.pattern.isWritten(name)
        && (outside == nil || outside?.syntax.byteRange == condition.pattern.byteRange)
    }
    guard let binding = declaration.as(PatternBindingSyntax.self), let value = binding.initializer?.value,
      binding.ancestor(as: VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    else { return false }
    return target.isSame(as: member(value))
  }

  private static func member(_ expression: ExprSyntax) -> Member? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      guard access.declName.argumentNames == nil, let base = access.base, base.isPath else { return nil }
      return Member(name: access.declName.baseName.plainText, base: base)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      LocalBinding.visible(named: name, at: expression) == nil
    else { return nil }
    return Member(name: name)
  }
}

extension ExprSyntax {
  /// `store`, `self.store`, `Store.shared`
  fileprivate var isPath: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.argumentNames == nil && member.base?.isPath == true
    }
    return self.as(DeclReferenceExprSyntax.self)?.argumentNames == nil
      && self.is(DeclReferenceExprSyntax.self)
  }

  /// `store` of `store.user.name`; nil for `self`.
  fileprivate var firstName: DeclReferenceExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.firstName }
    return isSelf ? nil : self.as(DeclReferenceExprSyntax.self)
  }

  /// `nil`, or an initializer call: `User()`.
  var makesValue: Bool {
    if self.is(NilLiteralExprSyntax.self) { return true }
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}

extension ExprListSyntax {
  /// `x = …` or `….x = …`, for a name.
  fileprivate func assigns(_ name: String) -> Bool {
    guard let target = first, dropFirst().first?.is(AssignmentExprSyntax.self) == true else { return false }
    let assigned =
      target.as(DeclReferenceExprSyntax.self)?.baseName
      ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName
    return assigned?.plainText == name
  }
}
