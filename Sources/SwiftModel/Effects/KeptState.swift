import SwiftSyntax

extension Syntax {
  /// `count` of `_text = State(initialValue: "\(count)")`
  var isKeptAsState: Bool {
    ancestorsInItem.contains { node in
      guard node.kind == .labeledExpr, let call = node.parent?.parent?.as(FunctionCallExprSyntax.self),
        let callee = call.calleeName
      else { return false }
      return LibraryWrapper(named: callee).contains(.keepsFirstValue)
    }
  }

  /// `count` of `let text = "\(count)"` before `_text = State(initialValue: text)`, where nothing else names the constant.
  var isHeldToBeKeptAsState: Bool {
    guard let holder = ancestorsInItem.lazy.compactMap({ $0.as(PatternBindingSyntax.self) }).first,
      let name = holder.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      !Syntax(holder).isMemberOrGlobal
    else { return false }
    let uses = Syntax(holder).uses(ofLocal: name)
    return !uses.isEmpty
      && uses.allSatisfy { Syntax($0).isKeptAsState || Syntax($0).isHeldToBeKeptAsState }
  }

  /// The syntax around it in its statement or declaration, itself first.
  private var ancestorsInItem: some Sequence<Syntax> {
    sequence(first: self, next: \.parent).lazy.prefix { $0.kind != .codeBlockItem }
  }
}
