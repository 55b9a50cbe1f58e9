import SwiftSyntax

/// The member accesses, subscripts and calls behind a name, up to the first call: `.rows[0].name` of
/// `table.rows[0].name`. Without `?` and `!`.
package struct AccessPath: Hashable, Sendable {
  package enum Component: Hashable, Sendable {
    case member(String)
    /// A subscript, whatever its arguments are.
    case element
    /// A call of the path before it; always the last component.
    case call
  }

  package let components: [Component]

  package init(_ components: [Component] = []) { self.components = components }

  package var isEmpty: Bool { components.isEmpty }

  /// What stands before it is called, with nothing between.
  var isCall: Bool { components == [.call] }

  /// `title` of `model.title` and of `model?.title.count`.
  package var firstMember: String? {
    if case .member(let name)? = components.first { name } else { nil }
  }

  /// `batteryLevel` of `device.current.batteryLevel` and of `device.current().batteryLevel`.
  package var secondMember: String? {
    let members = components.compactMap { if case .member(let name) = $0 { name } else { nil } }
    return members.count > 1 ? members[1] : nil
  }

  /// The first member is a method that is called: `model.title()`.
  package var callsFirstMember: Bool { firstMember != nil && components.dropFirst().first == .call }

  /// `append` of `rows[0].append(row)`.
  package var calledMethod: String? {
    guard components.last == .call, case .member(let name)? = components.dropLast().last else { return nil }
    return name
  }
}

extension ExprSyntax {
  /// The method that is called on it: `update` of `x.update()`, `x?.update()` and `x[0].update()`; not of
  /// `x.y.update()`.
  var calledMethod: String? {
    let path = accessPath
    let members = path.components.filter { if case .member = $0 { true } else { false } }
    return members.count == 1 ? path.calledMethod : nil
  }

  var accessPath: AccessPath { accessPathWithEnd.path }

  /// The path, and the expression that it leads to.
  var accessPathWithEnd: (path: AccessPath, end: ExprSyntax) {
    var components: [AccessPath.Component] = []
    var place = self
    while let parent = place.parent, parent.mayContinueAccess {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == place.id {
        components.append(.member(member.declName.baseName.plainText))
        place = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == place.id {
        components.append(.call)
        return (AccessPath(components), ExprSyntax(call))
      } else if let element = parent.as(SubscriptCallExprSyntax.self),
        element.calledExpression.id == place.id
      {
        components.append(.element)
        place = ExprSyntax(element)
      } else if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self),
        let around = parent.as(ExprSyntax.self)
      {
        place = around
      } else if let specialized = parent.as(GenericSpecializationExprSyntax.self) {
        place = ExprSyntax(specialized)
      } else if let wrapping = place.wrapping {
        place = wrapping
      } else {
        break
      }
    }
    return (AccessPath(components), place)
  }

  /// The parts of `a?[b].c`, each with all before it: that itself, `a?[b]`, `a?`, `a`.
  var accessSteps: [ExprSyntax] {
    var parts = [self]
    while let last = parts.last {
      switch last.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let node):
        guard let base = node.base else { return parts }
        parts.append(base)
      case .subscriptCallExpr(let node): parts.append(node.calledExpression)
      case .optionalChainingExpr(let node): parts.append(node.expression)
      case .forceUnwrapExpr(let node): parts.append(node.expression)
      case .tupleExpr, .tryExpr, .awaitExpr:
        if last.core.id == last.id { return parts }
        parts.append(last.core)
      default: return parts
      }
    }
    return parts
  }

  /// The `try`, the `await` or the parentheses around it and nothing else.
  var wrapping: ExprSyntax? {
    guard let parent else { return nil }
    switch parent.kind {
    case .tryExpr, .awaitExpr: return parent.cast(ExprSyntax.self)
    case .labeledExpr:
      guard let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
        tuple.elements.first?.label == nil
      else { return nil }
      return ExprSyntax(tuple)
    default: return nil
    }
  }

  /// The expression with enclosing `try`, `await`, and parentheses around one value.
  var outermost: ExprSyntax { wrapping?.outermost ?? self }
}

extension Syntax {
  /// Whether an expression in it may be one that is accessed further by it, or by what is around it.
  var mayContinueAccess: Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .genericSpecializationExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr,
      .tryExpr, .awaitExpr, .labeledExpr:
      true
    default: false
    }
  }
}
