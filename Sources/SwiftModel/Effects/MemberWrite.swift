import SwiftSyntax

/// A change of a member of the enclosing type, or of an object, by a statement.
package struct MemberWrite: Hashable, Sendable {
  package let name: String
  /// A read where a method is called on it that may change it or not: `x.push(1)`.
  package let kind: AccessFact.Kind
  /// What follows the member, up to what is changed or called.
  package let path: AccessPath

  init(to member: Reference) {
    name = member.name
    kind = member.expression.accessKind
    path = member.expression.accessPath
  }

  /// An assignment of the whole member.
  init(assigning name: String) { (self.name, kind, path) = (name, .assignment, AccessPath()) }

  /// It is only called, and may change nothing.
  package var isCall: Bool { kind == .read }
}

extension CodeBlockItemSyntax {
  /// The members that a statement writes, wholly or in part, or calls a possibly mutating method on, if it has no other
  /// notable effect.
  ///
  /// - Parameter object: whose members, as it is written; nil for `self`.
  func memberWrites(to object: String? = nil) -> [MemberWrite] {
    switch item {
    case .expr(let expression): return expression.memberWrites(to: object)
    case .decl(let declaration):
      // `let last = items.removeLast()`
      let values = declaration.as(VariableDeclSyntax.self)?.bindings.compactMap(\.initializer?.value) ?? []
      return values.flatMap { $0.memberWrites(to: object) }.filter { !$0.isCall }
    case .stmt: return []
    }
  }
}

extension ExprSyntax {
  fileprivate func memberWrites(to object: String?) -> [MemberWrite] {
    func writes(_ places: [ExprSyntax]) -> [MemberWrite] {
      places.compactMap { $0.rootMember(of: object).map { MemberWrite(to: $0) } }
    }
    if let sequence = self.as(SequenceExprSyntax.self), let target = sequence.elements.first,
      sequence.elements.dropFirst().first?.isAssigningOperator == true
    {
      // `(x, y) = (y, x)`
      return writes(target.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [target])
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return [] }
    // `swap(&x, &y)`
    let passed = writes(call.arguments.compactMap { $0.expression.as(InOutExprSyntax.self)?.expression })
    let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return passed.isEmpty ? writes([receiver].compactMap { $0 }) : passed
  }

  /// `x` of `x`, `self.x` and `self.x[0]?.y`: the member that it is, or is part of.
  ///
  /// - Parameter object: whose member, as it is written; nil for `self`.
  func rootMember(of object: String? = nil) -> Reference? {
    let steps = accessSteps
    let member = steps.lazy.compactMap { $0.as(MemberAccessExprSyntax.self) }.first { member in
      member.base.map { base in object.map { $0 == base.writtenText } ?? base.isSelf } == true
    }
    if let member { return Reference(member.declName.baseName) }
    guard object == nil, let name = steps.last?.as(DeclReferenceExprSyntax.self) else { return nil }
    return Reference(name.baseName).flatMap { $0.isLocal ? nil : $0 }
  }
}
