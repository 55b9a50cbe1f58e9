import SwiftSyntax

/// A write to a variable of a stored object while a view is made, `cache.rows = …` in a `body`; or by a method, if
/// requested.
package struct RenderWriteUse: Hashable, Sendable {
  /// The variable.
  package let name: String
  package let base: ExpressionFact
  /// An assignment, or a write of a member or an element of it.
  package let kind: AccessFact.Kind
  package let enclosingType: Int?
  /// The getter, method or initializer that it stands in.
  package let member: String
  /// The initializer or function that it stands in: its type has to be made, or it has to be called, while a view is
  /// made.
  package let function: FunctionName?
}

/// Reads assignments to variables of stored objects, `model.count += 1`, that may run while a view is made, or whenever
/// a method is called.
enum RenderWriteReader {
  static func read(
    _ sequence: SequenceExprSyntax, at place: CodePlace, enclosingType: Int?
  ) -> [RenderWriteUse] {
    guard let target = target(of: sequence) else { return [] }
    return writes(to: target, as: .assignment, at: place, enclosingType)
  }

  /// `model.rows.append(row)`
  static func read(
    _ call: FunctionCallExprSyntax, at place: CodePlace, enclosingType: Int?
  ) -> [RenderWriteUse] {
    guard let target = target(of: call) else { return [] }
    return writes(to: target, as: .memberWrite, at: place, enclosingType)
  }

  /// The names of the members that an assignment or a call may change.
  static func namesOfMembers(changedBy node: ExprSyntax) -> [String] {
    let target =
      node.as(SequenceExprSyntax.self).flatMap(target) ?? node.as(FunctionCallExprSyntax.self).flatMap(target)
    return target.map { variables(in: $0, as: .assignment).map(\.name) } ?? []
  }

  private static func target(of sequence: SequenceExprSyntax) -> ExprSyntax? {
    guard let target = sequence.elements.first,
      sequence.elements.dropFirst().first?.isAssigningOperator == true,
      target.is(MemberAccessExprSyntax.self) || target.is(SubscriptCallExprSyntax.self)
    else { return nil }
    return target
  }

  private static func target(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      LibraryEffects.mutatesReceiver(method.declName.baseName.text)
    else { return nil }
    return method.base
  }

  private static func writes(
    to target: ExprSyntax, as kind: AccessFact.Kind, at codePlace: CodePlace, _ enclosingType: Int?
  ) -> [RenderWriteUse] {
    guard let place = RenderPlace.around(Syntax(target)) else { return [] }
    let isCalled = place.kind == .initializer || place.kind == .function
    if isCalled, codePlace.function == nil { return [] }
    return variables(in: target, as: kind).compactMap { variable in
      let base = ExpressionReader().read(variable.base)
      let isHeld = place.kind != .initializer && base.isHeld
      guard isHeld || variable.base.isGiven else { return nil }
      return RenderWriteUse(
        name: variable.name, base: base, kind: variable.kind, enclosingType: enclosingType,
        member: place.member, function: isCalled ? codePlace.function : nil)
    }
  }

  /// `c` of `a.b` and `b` of `a`, for `a.b.c`: either may be the variable of an object.
  private static func variables(
    in target: ExprSyntax, as kind: AccessFact.Kind
  ) -> [(name: String, base: ExprSyntax, kind: AccessFact.Kind)] {
    var found: [(name: String, base: ExprSyntax, kind: AccessFact.Kind)] = []
    var current = target
    var kind = kind
    while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let node):
        guard let base = node.base, !base.isSelf else { return found }
        found.append((node.declName.baseName.plainText, base, kind))
        current = base
      case .subscriptCallExpr(let node):
        current = node.calledExpression
        if kind == .assignment { kind = .mutation }
        continue
      case .optionalChainingExpr(let node):
        current = node.expression
        continue
      case .forceUnwrapExpr(let node):
        current = node.expression
        continue
      default: return found
      }
      kind = .memberWrite
    }
  }
}

extension RenderCallees {
  mutating func insert(changesBy node: some ExprSyntaxProtocol, at place: CodePlace) {
    guard case .method(let method) = place else { return }
    let names = RenderWriteReader.namesOfMembers(changedBy: ExprSyntax(node))
    if !names.isEmpty { changedByMethods[method, default: []].formUnion(names) }
  }
}
