import SwiftSyntax

/// Reads which members of an object a statement writes.
enum MemberWriteReader {
  /// The members that a statement writes, wholly or in part, or calls a possibly mutating method on, if it has no other
  /// notable effect.
  ///
  /// - Parameter object: whose members, as it is written; nil for `self`.
  static func writes(by item: CodeBlockItemSyntax, to object: String? = nil) -> [MemberWrite] {
    switch item.item {
    case .expr(let expression): return writes(by: expression, to: object)
    case .decl(let declaration):
      // `let last = items.removeLast()`
      let values = declaration.as(VariableDeclSyntax.self)?.bindings.compactMap(\.initializer?.value) ?? []
      return values.flatMap { writes(by: $0, to: object) }.filter { !$0.isCall }
    case .stmt: return []
    }
  }

  private static func writes(by expression: ExprSyntax, to object: String?) -> [MemberWrite] {
    if let sequence = expression.as(SequenceExprSyntax.self), let target = sequence.elements.first,
      sequence.elements.dropFirst().first?.isAssigningOperator == true
    {
      // `(x, y) = (y, x)`
      let targets = target.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [target]
      return targets.compactMap { write(of: $0, as: .variable, to: object) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return [] }
    // `swap(&x, &y)`
    let passed = call.arguments.compactMap { argument in
      argument.expression.as(InOutExprSyntax.self).flatMap {
        write(of: $0.expression, as: .inout, to: object)
      }
    }
    if !passed.isEmpty { return passed }
    return [write(by: call, to: object)].compactMap { $0 }
  }

  /// An expression that is assigned, or passed to a call that may change it.
  private static func write(
    of target: ExprSyntax, as whole: MemberWrite.Target, to object: String?
  ) -> MemberWrite? {
    place(target, in: object).map { place in
      let target = place.depth == 0 ? whole : place.depth == 1 ? .property(place.inner ?? "") : .path
      return MemberWrite(name: place.name, target: target)
    }
  }

  private static func write(by call: FunctionCallExprSyntax, to object: String?) -> MemberWrite? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let place = place(base, in: object)
    else { return nil }
    guard LibraryEffects.mutatesReceiver(member.declName.baseName.text) else {
      let path = place.root.accessPath
      return path.isEmpty ? nil : MemberWrite(name: place.name, target: .call(path))
    }
    let target: MemberWrite.Target =
      place.depth == 0 ? .receiver : place.depth == 1 ? .propertyReceiver(place.inner ?? "") : .path
    return MemberWrite(name: place.name, target: target)
  }

  /// The member that a place is part of.
  static func root(of expression: ExprSyntax) -> String? { place(expression, in: nil)?.name }

  /// A member, the number of members after it, and the first of these.
  private struct Place {
    let name: String
    /// The member itself.
    let root: ExprSyntax
    var depth = 0
    var inner: String?

    func followed(by member: String, isOfElement: Bool) -> Place {
      Place(name: name, root: root, depth: depth + (isOfElement ? 2 : 1), inner: inner ?? member)
    }
  }

  /// `x` for `x`, `self.x`, `x.y`, `self.x[0]?.y`. An element's member counts as deep, whatever the element is.
  private static func place(_ expression: ExprSyntax, in object: String?) -> Place? {
    switch expression.core.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.plainText
      let isMember = object == nil && LocalBinding.visible(named: name, at: node) == nil
      return isMember ? Place(name: name, root: ExprSyntax(node)) : nil
    case .memberAccessExpr(let node):
      guard let base = node.base else { return nil }
      let name = node.declName.baseName.plainText
      if object.map({ $0 == base.writtenText }) ?? base.isSelf {
        return Place(name: name, root: ExprSyntax(node))
      }
      let isElement = base.withoutMarks.is(SubscriptCallExprSyntax.self)
      return place(base, in: object)?.followed(by: name, isOfElement: isElement)
    case .subscriptCallExpr(let node): return place(node.calledExpression, in: object)
    case .optionalChainingExpr(let node): return place(node.expression, in: object)
    case .forceUnwrapExpr(let node): return place(node.expression, in: object)
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// `items[0]` of `items[0]?` and of `items[0]!`.
  fileprivate var withoutMarks: ExprSyntax {
    switch core.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): node.expression.withoutMarks
    case .forceUnwrapExpr(let node): node.expression.withoutMarks
    default: core
    }
  }
}
