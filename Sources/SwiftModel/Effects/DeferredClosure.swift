import SwiftSyntax

/// A closure that is not known to run where it stands: it is passed to a call, or assigned.
package struct DeferredClosure: Hashable, Sendable {
  /// In UTF-8 bytes, with its braces.
  package let range: Range<Int>
  /// The function or method that it is passed to; its declaration may say that the closure does not escape.
  package let callee: String?
  /// The callee is called without a receiver, or of `self`.
  package var isCalleeOfSelf = false
  /// The label of the argument that it is, in parentheses or behind them.
  package var label: String?
  /// It makes content, as of each element of a sequence or of a sheet, that depends by itself on what that reads: the view
  /// around does not.
  package var isMadeByItself = false
  /// A function of the sources is given it that may keep it, or not call it.
  package var mayNotRun = false
  /// It gives the value of a binding, which whoever shows that asks for.
  package var isGetterOfBinding = false
  /// The last name of what it is assigned or added to: `finish` of `player.finish = { … }`, `handlers` of
  /// `bus.handlers.append { … }`.
  package var assignedName: String?
  /// The publisher that it subscribes to, where nothing delays the first value: `query` of `query.map(trimmed).sink { … }`.
  package var publisher: ExpressionFact?
}

/// What declarations say of the closures around an effect.
package struct PlacedClosures: Sendable {
  /// - Parameters:
  ///   - closures: from the inside out.
  ///   - enclosingType: the index of the innermost type declaration around, among those of the file.
  package typealias Query = (_ closures: [DeferredClosure], _ enclosingType: Int?) -> PlacedClosures

  package let closures: [DeferredClosure]
  /// One of them is an action: it runs later than what its syntax says.
  package let runLater: Bool

  package init(_ closures: [DeferredClosure], runLater: Bool = false) {
    self.closures = closures
    self.runLater = runLater
  }
}

extension DeferredClosure {
  /// Nil where the closure runs at once, or names the node in its capture list.
  init?(_ closure: ClosureExprSyntax, around node: Syntax) {
    guard closure.mayBeDeferred, !closure.captures(node) else { return nil }
    self.init(
      range: closure.byteRange, callee: closure.callReceivingIt?.calleeName,
      isCalleeOfSelf: closure.callReceivingIt?.isOfSelf == true, label: closure.label,
      isMadeByItself: closure.isMadeByItself,
      isGetterOfBinding: closure.isGetterOfBinding, assignedName: closure.nameOfAssignedPlace,
      publisher: closure.publisherSendingAtOnce.map { ExpressionReader().read($0) })
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isOfSelf: Bool {
    let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
    return base.map { $0.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }
      ?? calledExpression.is(DeclReferenceExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  fileprivate var nameOfAssignedPlace: String? {
    assignedPlace.flatMap { ExpressionReader().read($0).nameOfPlace }
  }

  private var assignedPlace: ExprSyntax? {
    if let call = callReceivingIt {
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return base?.is(FunctionCallExprSyntax.self) == true ? nil : base
    }
    for parent in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      switch parent.kind {
      case .arrayElement, .arrayElementList, .arrayExpr, .dictionaryElement, .dictionaryElementList,
        .dictionaryExpr:
        continue
      case .exprList:
        let elements = Array(parent.cast(ExprListSyntax.self))
        let isAssigned = elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
        return isAssigned ? elements[0] : nil
      default: return nil
      }
    }
    return nil
  }

  fileprivate var publisherSendingAtOnce: ExprSyntax? {
    guard let sink = callReceivingIt?.calledExpression.as(MemberAccessExprSyntax.self),
      sink.declName.baseName.text == "sink", var chain = sink.base
    else { return nil }
    // What a function returns has mostly to be fetched.
    while let call = chain.as(FunctionCallExprSyntax.self) {
      guard let operation = call.calledExpression.as(MemberAccessExprSyntax.self), let base = operation.base
      else { return call.calleeName == "Just" ? chain : nil }
      let name = operation.declName.baseName.text
      guard LibraryEffects.isOperator(name), LibraryEffects.sendsAtOnce(name) else { return nil }
      chain = base
    }
    return chain
  }

  /// The value of a local constant, and what is returned, may be called where it stands.
  fileprivate var mayBeDeferred: Bool {
    !isNonEscaping
      && (callReceivingIt != nil || parent?.is(ExprListSyntax.self) == true || isPartOfInitialValue)
  }

  /// A member, a global variable or a parameter holds it from the start: `let add: () -> Void = { … }`, `let all = [{ … }]`.
  private var isPartOfInitialValue: Bool {
    let around = sequence(first: Syntax(self), next: \.parent).dropFirst().first {
      $0.is(InitializerClauseSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(CodeBlockItemSyntax.self)
    }
    return around?.parent?.is(FunctionParameterSyntax.self) == true
      || around?.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.isMemberOrGlobal == true
  }
}
