import SwiftSyntax

// Several publishers of the properties of one object, which have one type before and after.

extension FunctionCallExprSyntax {
  /// Whether the arguments are such publishers, or one sequence of them: of a list, or what `map` makes of elements.
  var takesPublishersOfOneObject: Bool {
    arguments.count == 1 || arguments.map(\.expression).areOfOneObject
  }
}

extension [ExprSyntax] {
  /// Whether they are publishers of the properties of one object: of one type before, if they have to be, and after.
  var areOfOneObject: Bool {
    guard let object = first?.objectOfProjection else { return false }
    return allSatisfy { $0.objectOfProjection == object }
  }
}

extension ExprSyntax {
  /// `flag ? $x : $y` or `[$x, $y]` around a publisher, where all are of one object.
  var publishersOfOneObject: ExprSyntax? {
    if let list = parent?.parent?.as(ArrayElementListSyntax.self) {
      return list.map(\.expression).areOfOneObject ? list.parent?.as(ExprSyntax.self) : nil
    }
    let inner = parent?.as(UnresolvedTernaryExprSyntax.self)
    guard let list = (inner?.parent ?? parent)?.as(ExprListSyntax.self), list.count >= 3,
      let last = list.last,
      let choice = list.dropLast().last?.as(UnresolvedTernaryExprSyntax.self),
      !list.contains(where: { $0.is(AssignmentExprSyntax.self) }),
      [choice.thenExpression, last].areOfOneObject, inner != nil || last.id == id
    else { return nil }
    return list.parent?.as(ExprSyntax.self)
  }

  /// `model` of `model.$x`, and `self` of `$x`; nil for anything else.
  var objectOfProjection: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.hasPrefix("$") ? "self" : nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text.hasPrefix("$")
    else { return nil }
    return base.writtenText
  }
}
