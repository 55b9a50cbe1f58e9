import SwiftSyntax

/// The functions that are called where a view may be made.
package struct RenderCallees: Sendable {
  /// By getters, and by functions that give views.
  package fileprivate(set) var ofViews: Set<CallSignature> = []
  /// By other functions.
  package fileprivate(set) var ofFunctions: [FunctionName: Set<CallSignature>] = [:]
  mutating func enter(_ place: CodePlace) {
    switch place {
    case .elsewhere, .view, .implicit, .getter: break
    case .function(let function), .method(let function), .initializer(let function):
      ofFunctions[function, default: []].formUnion([])
    }
  }

  mutating func insert(_ callee: CallSignature, at place: CodePlace) {
    switch place {
    case .elsewhere: break
    case .view, .implicit, .getter: ofViews.insert(callee)
    case .function(let function), .method(let function): ofFunctions[function, default: []].insert(callee)
    // An initializer announces no change.
    case .initializer(let function):
      if callee.makesType { ofFunctions[function, default: []].insert(callee) }
    }
  }

}

extension FunctionCallExprSyntax {
  /// The functions that it calls itself, or that it hands on to be called at once; a type for its initializer.
  ///
  /// - Parameter place: where it stands.
  func callees(at place: CodePlace) -> [CallSignature] {
    // `case .install(let item):`
    if parent?.is(ExpressionPatternSyntax.self) == true { return [] }
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    guard
      var callee = member?.declName.baseName ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return [] }
    if callee.text == "init" {
      if member?.base?.isSelf == true, case .initializer(let own) = place {
        return [CallSignature(name: own.name, labels: arguments.map { $0.label?.plainText })]
      }
      callee = member?.base?.typeName ?? callee
    }
    let called = CallSignature(name: callee.plainText, labels: arguments.map { $0.label?.plainText })
    let callsIt = LibraryEffects.callsUnlabeledFunction(callee.text)
    let functions = arguments.compactMap { argument -> CallSignature? in
      let isContent = argument.label.map { LibraryEffects.callsForContent(label: $0.text) } == true
      guard callsIt || isContent else { return nil }
      let function =
        argument.expression.as(DeclReferenceExprSyntax.self)?.baseName
        ?? argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
      return function.map { CallSignature(name: $0.plainText, labels: nil) }
    }
    return [called] + functions
  }
}

extension ExprSyntax {
  /// The last name of a type that stands before `.init`.
  fileprivate var typeName: TokenSyntax? {
    self.as(DeclReferenceExprSyntax.self)?.baseName ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
  }
}
