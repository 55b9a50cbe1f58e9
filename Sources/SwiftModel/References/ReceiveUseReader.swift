import SwiftSyntax

/// Reads a call of `onReceive` on a property's publisher, directly or behind operators that make no difference to a
/// view that tracks changes.
enum ReceiveUseReader {
  static func read(_ call: FunctionCallExprSyntax) -> ReceiveUse? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "onReceive", let publisher = call.arguments.first,
      publisher.label == nil, let (name, takesInitialValue) = projection(in: publisher.expression),
      let (action, label) = action(of: call)
    else { return nil }
    return ReceiveUse(
      nameRange: member.declName.byteRange, argumentRange: publisher.expression.byteRange,
      projectionNameRange: name.byteRange, takesInitialValue: takesInitialValue, labelRange: label,
      action: action)
  }

  /// The `$title` of `model.$title.removeDuplicates()`.
  private static func projection(in expression: ExprSyntax) -> (TokenSyntax, takesInitialValue: Bool)? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName {
      return name.text.hasPrefix("$") ? (name, true) : nil
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName
      return name.text.hasPrefix("$") ? (name, true) : nil
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let (name, takesInitialValue) = projection(in: base)
    else { return nil }
    switch member.declName.baseName.text {
    case "dropFirst" where call.arguments.isEmpty && takesInitialValue: return (name, false)
    case "removeDuplicates" where call.arguments.isEmpty: return (name, takesInitialValue)
    case "receive":
      let scheduler = call.arguments.first?.expression.writtenText
      let isMain = scheduler.map(LibraryEffects.deliversOnMainThread) == true
      return isMain && call.arguments.count == 1 ? (name, takesInitialValue) : nil
    default: return nil
    }
  }

  private static func action(of call: FunctionCallExprSyntax) -> (ReceiveUse.Action, label: Range<Int>?)? {
    if let closure = call.trailingClosure {
      guard call.arguments.count == 1, call.additionalTrailingClosures.isEmpty else { return nil }
      return action(of: closure).map { ($0, nil) }
    }
    guard call.arguments.count == 2, let argument = call.arguments.last, let label = argument.label,
      label.text == "perform"
    else { return nil }
    let expression = argument.expression
    let labelRange = label.byteRange.lowerBound..<expression.byteRange.lowerBound
    if let closure = expression.as(ClosureExprSyntax.self) {
      return action(of: closure).map { ($0, labelRange) }
    }
    let isName = expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
    return isName ? (.function(expression.byteRange), labelRange) : nil
  }

  private static func action(of closure: ClosureExprSyntax) -> ReceiveUse.Action? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list):
      guard list.count == 1, let parameter = list.first else { return nil }
      return .parameter(parameter.name.byteRange, type: nil)
    case .parameterClause(let clause):
      guard clause.parameters.count == 1, let parameter = clause.parameters.first else { return nil }
      let name = parameter.secondName ?? parameter.firstName
      return .parameter(
        name.byteRange,
        type: parameter.type.map { name.byteRange.upperBound..<$0.byteRange.upperBound })
    case nil:
      let ranges = closure.anonymousParameters.map(\.byteRange)
      return ranges.isEmpty ? nil : .anonymous(ranges)
    }
  }
}

extension ClosureExprSyntax {
  /// The `$0`s that are its own parameter, without those of nested closures.
  fileprivate var anonymousParameters: [DeclReferenceExprSyntax] {
    statements.nodes(of: DeclReferenceExprSyntax.self, skippingInside: [.closureExpr])
      .filter { $0.baseName.text == "$0" }
  }
}
