import SwiftSyntax

/// A closure that is not known to run where it stands: it is passed to a call, or assigned.
package struct DeferredClosure: Hashable, Sendable {
  /// In UTF-8 bytes, with its braces.
  package let range: Range<Int>
  /// The function or method that it is passed to; its declaration may say that the closure does not escape.
  package let callee: String?
  /// The label of the argument that it is, in parentheses or behind them.
  package var label: String?
  /// It makes content, as of each element of a sequence or of a sheet, that depends by itself on what that reads: the view
  /// around does not.
  package var isMadeByItself = false
  /// It gives the value of a binding, which whoever shows that asks for.
  package var isGetterOfBinding = false
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
      range: closure.byteRange, callee: closure.callReceivingIt?.calleeName, label: closure.label,
      isMadeByItself: closure.isMadeByItself, isGetterOfBinding: closure.isGetterOfBinding)
  }
}

extension ClosureExprSyntax {
  /// The value of a local constant, and what is returned, may be called where it stands.
  fileprivate var mayBeDeferred: Bool {
    !isNonEscaping
      && (callReceivingIt != nil || parent?.is(ExprListSyntax.self) == true || isPartOfInitialValue)
  }

  /// A member or a global variable holds it from the start: `let add: () -> Void = { … }`, `let all = [{ … }]`.
  private var isPartOfInitialValue: Bool {
    let around = sequence(first: Syntax(self), next: \.parent).dropFirst().first {
      $0.is(InitializerClauseSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(CodeBlockItemSyntax.self)
    }
    return around?.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.isMemberOrGlobal == true
  }
}
