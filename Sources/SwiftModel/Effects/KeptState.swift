import SwiftSyntax

extension Syntax {
  /// `count` of `_text = State(initialValue: "\(count)")`, also where a local constant holds what is made of it.
  var isKeptAsState: Bool {
    sequence(first: self, next: \.parent).lazy.prefix { $0.kind != .codeBlockItem }.contains { node in
      if let holder = node.as(PatternBindingSyntax.self) { return holder.isOnlyKeptAsState }
      guard node.kind == .labeledExpr, let call = node.parent?.parent?.as(FunctionCallExprSyntax.self),
        let callee = call.calleeName
      else { return false }
      return LibraryWrapper(named: callee).contains(.keepsFirstValue)
    }
  }
}

extension PatternBindingSyntax {
  /// `let text = draft.text` before `_text = State(initialValue: text)`, and nothing else that names it.
  fileprivate var isOnlyKeptAsState: Bool {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      !Syntax(self).isMemberOrGlobal
    else { return false }
    let uses = Syntax(self).uses(ofLocal: name)
    return !uses.isEmpty && uses.allSatisfy { Syntax($0).isKeptAsState }
  }
}
