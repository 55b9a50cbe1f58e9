import SwiftSyntax

/// Reads the calls that put an object into the environment or into the focused values.
extension EnvironmentCallUse {
  private static let names: Set<String> = ["environmentObject", "focusedObject", "focusedSceneObject"]

  /// `view.environmentObject(e)`
  init?(_ node: FunctionCallExprSyntax, enclosingType: Int?) {
    guard let name = node.calledName, Self.names.contains(name.baseName.text), !name.isImplicitMember,
      let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil
    else { return nil }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    self.init(
      name: name.baseName.text, nameRange: name.baseName.byteRange,
      receiver: member.map { $0.base.map { ExpressionReader().read($0) } ?? .unknown },
      argument: ExpressionReader().read(argument.expression), argumentRange: argument.expression.byteRange,
      enclosingType: enclosingType)
  }

  /// `view.environmentObject`, a function that something else calls.
  init?(reference node: DeclReferenceExprSyntax, named name: String, enclosingType: Int?) {
    guard Self.names.contains(name), node.parent?.is(KeyPathPropertyComponentSyntax.self) != true,
      !node.isImplicitMember
    else { return nil }
    let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    let expression = member.map { Syntax($0) } ?? Syntax(node)
    if let call = expression.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.byteRange == expression.byteRange
    {
      return nil
    }
    if member == nil, LocalBinding.visible(named: name, at: node) != nil { return nil }
    self.init(
      name: name, nameRange: node.baseName.byteRange,
      receiver: member.map { $0.base.map { ExpressionReader().read($0) } ?? .unknown },
      argument: .unknown, argumentRange: expression.byteRange, enclosingType: enclosingType, isReference: true
    )
  }
}

extension FunctionCallExprSyntax {
  /// The called member or function.
  fileprivate var calledName: DeclReferenceExprSyntax? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName }
    return calledExpression.as(DeclReferenceExprSyntax.self)
  }
}
