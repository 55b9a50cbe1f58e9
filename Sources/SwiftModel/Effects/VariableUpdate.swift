import SwiftSyntax

/// How a statement that does nothing else gives a variable another value.
package enum VariableUpdate: Sendable {
  /// By the value before: `tick += 1`, `ticks.append(1)`, and both names of `tick = tick + 1`.
  case next
  /// By a value that is new whenever it is made: `id = UUID()`.
  case fresh
  /// By the value that an initializer without arguments makes: `id = .init()`.
  case initial
  /// By any other value: `title = "News"`.
  case other

  /// How expressions begin that are new whenever they are evaluated, and those that say nothing.
  package static let freshValues = LibraryEffects.freshExpressions + ["()"]

  /// Nil where the reference is a read by something else than such a statement, too.
  init?(by reference: Reference) {
    if let assignment = reference.assignment {
      self.init(target: reference, of: assignment)
    } else if reference.mutatingCall?.isDiscarded == true
      || reference.assignmentToItself?.onlyComputesValue == true
    {
      self = .next
    } else {
      return nil
    }
  }

  private init(target: Reference, of assignment: SequenceExprSyntax) {
    let value = assignment.assignedValue
    let isCompound = assignment.elements.dropFirst().first?.is(AssignmentExprSyntax.self) != true
    if isCompound || value.contains(where: { $0.mentions(target.name) }) && assignment.onlyComputesValue {
      self = .next
    } else {
      let text = value.first?.writtenText ?? ""
      let isFresh = Self.freshValues.contains(where: text.hasPrefix)
      self = isFresh ? .fresh : text.hasPrefix(".init()") ? .initial : .other
    }
  }
}

extension Reference {
  /// `ticks.append(1)`, where it is the receiver of a mutating method.
  fileprivate var mutatingCall: FunctionCallExprSyntax? {
    guard let method = expression.parent?.as(MemberAccessExprSyntax.self), method.base?.id == expression.id,
      let call = method.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == method.id,
      LibraryEffects.mutatesReceiver(method.declName.baseName.text)
    else { return nil }
    return call
  }

  /// The assignment to a variable of the same name whose value it is part of.
  fileprivate var assignmentToItself: SequenceExprSyntax? {
    sequence(first: Syntax(node), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
      .compactMap { $0.as(SequenceExprSyntax.self) }.first { assignment in
        guard assignment.elements.dropFirst().first?.isAssigningOperator == true,
          let target = assignment.elements.first
        else { return false }
        let member =
          target.as(MemberAccessExprSyntax.self)?.declName ?? target.as(DeclReferenceExprSyntax.self)
        return member?.baseName.plainText == name
      }
  }
}

extension SequenceExprSyntax {
  fileprivate var assignedValue: [ExprSyntax] { Array(elements.dropFirst(2)) }

  /// Its value runs nothing that may do more with a value than to make another one of it.
  fileprivate var onlyComputesValue: Bool {
    !assignedValue.contains { value in
      value.containsNode { node, kind in
        kind == .closureExpr
          || kind == .functionCallExpr && !node.cast(FunctionCallExprSyntax.self).onlyComputes
      }
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var onlyComputes: Bool {
    if let function = calledExpression.as(DeclReferenceExprSyntax.self) {
      return LibraryEffects.computes(function: function.baseName.text)
    }
    let method = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method.map(LibraryEffects.computes(method:)) ?? false
  }

  /// It is a statement, and its result is not what a function returns.
  fileprivate var isDiscarded: Bool {
    let whole = sequence(first: Syntax(self), next: \.parent).first {
      $0.parent?.is(TryExprSyntax.self) != true && $0.parent?.is(AwaitExprSyntax.self) != true
    }
    guard let item = whole?.parent?.as(CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    let function = statements.parent?.parent?.as(FunctionDeclSyntax.self)
    return statements.count > 1 || function?.signature.returnClause == nil
  }
}

extension ExprSyntax {
  fileprivate func mentions(_ name: String) -> Bool {
    containsNode { node, kind in
      kind == .declReferenceExpr && node.cast(DeclReferenceExprSyntax.self).baseName.plainText == name
    }
  }
}
