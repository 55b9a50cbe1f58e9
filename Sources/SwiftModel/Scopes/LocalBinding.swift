import SwiftLexicalLookup
import SwiftSyntax

/// The local declaration that a name refers to, found by lexical lookup.
struct LocalBinding {
  /// The declaring node: a pattern, a parameter, a capture, a nested function or type.
  let syntax: Syntax
  /// The declarations that the name refers to instead in other builds, by `#if`.
  var others: [Syntax] = []
  /// In some builds, the name does not refer to a local declaration.
  var isIncomplete = false

  /// The innermost local declaration of `name` that is visible at `node`; nil if the name refers to a member or
  /// global.
  static func visible(named name: String, at node: some SyntaxProtocol) -> LocalBinding? {
    switch LocalScopes.lookUp(name, at: node) {
    case .none: return nil
    case .declaration(let syntax): return LocalBinding(syntax: syntax)
    case .alternatives(let all, let isComplete):
      return LocalBinding(syntax: all[0], others: Array(all.dropFirst()), isIncomplete: !isComplete)
    case .unclear: return byLexicalLookup(of: name, at: node)
    }
  }

  private static func byLexicalLookup(of name: String, at node: some SyntaxProtocol) -> LocalBinding? {
    // SwiftLexicalLookup traps on missing names. A file with syntax errors is not migrated in any case.
    if node.root.hasError { return nil }
    let token = TokenSyntax.identifier(name)
    // An `Identifier` does not own the text of the token that it is made from.
    return withExtendedLifetime(token) {
      Identifier(token).flatMap { binding(of: $0, at: node) }
    }
  }

  private static func binding(of identifier: Identifier, at node: some SyntaxProtocol) -> LocalBinding? {
    for result in node.lookup(identifier) {
      switch result {
      case .fromScope(let scope, withNames: let names):
        if scope.is(SourceFileSyntax.self) { return nil }
        if let found = names.first(where: isLocal) { return LocalBinding(syntax: Syntax(found.syntax)) }
        if !names.isEmpty, names.contains(where: { !$0.isImplicit }) { return nil }
      case .lookForMembers:
        return nil
      case .lookForGenericParameters, .lookForImplicitClosureParameters:
        continue
      }
    }
    return nil
  }

  private static func isLocal(_ name: LookupName) -> Bool {
    if name.isImplicit { return false }
    return !name.syntax.is(GenericParameterSyntax.self)
      && !name.syntax.is(PrimaryAssociatedTypeSyntax.self)
  }
}

extension LookupName {
  fileprivate var isImplicit: Bool {
    if case .implicit = self { return true }
    return false
  }
}
