import SwiftSyntax

extension ExprSyntax {
  /// The method that is called on it: `update` of `x.update()`, `x?.update()` and `x[0].update()`.
  var calledMethod: String? {
    var place = self
    while let parent = place.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == place.id {
        let isCalled = member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id
        return isCalled ? member.declName.baseName.plainText : nil
      }
      guard
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
          || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == place.id,
        let around = parent.as(ExprSyntax.self)
      else { return nil }
      place = around
    }
    return nil
  }

  /// What is done with it up to the first call; nil where that is nothing.
  var accessPath: String? {
    var accessPath = ""
    var place = self
    while let parent = place.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == place.id {
        accessPath += "." + member.declName.baseName.plainText
        place = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == place.id {
        accessPath += "()"
        break
      } else if let element = parent.as(SubscriptCallExprSyntax.self),
        element.calledExpression.id == place.id
      {
        accessPath += "[]"
        place = ExprSyntax(element)
      } else if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self),
        let around = parent.as(ExprSyntax.self)
      {
        place = around
      } else {
        break
      }
    }
    return accessPath.isEmpty ? nil : accessPath
  }
}
