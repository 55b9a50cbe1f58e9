import SwiftSyntax

/// What is read of an associated value where a pattern matches its case: `case .failed(let error)`.
package enum PayloadRead: Hashable, Sendable {
  case nothing
  /// These members of it, and nothing else: `error.localizedDescription`.
  case members(Set<String>)
  case whole
}

extension Syntax {
  /// Of the case whose name it is, what a pattern reads of each associated value, in their order; none for a pattern that
  /// names the case alone, and nil for what is no pattern.
  var payloadReads: [PayloadRead]? {
    guard let name = self.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id,
      let binds = Syntax(member).bindsNamesAsPattern
    else { return nil }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    else { return [] }
    return call.arguments.map { $0.expression.readOfMatchedValue(bindsNames: binds) }
  }

  /// Whether a name that stands in it is a new one, as it is part of a pattern behind `let`; nil where it is part of none.
  private var bindsNamesAsPattern: Bool? {
    var (binds, isPattern) = (false, false)
    for parent in sequence(first: self, next: \.parent).dropFirst() {
      switch parent.kind {
      case .expressionPattern: isPattern = true
      case .valueBindingPattern: binds = true
      case .codeBlockItem, .closureExpr, .switchCaseItem, .matchingPatternCondition, .forStmt, .catchItem:
        return isPattern ? binds : nil
      default: break
      }
    }
    return nil
  }
}

extension ExprSyntax {
  fileprivate func readOfMatchedValue(bindsNames: Bool) -> PayloadRead {
    if self.is(DiscardAssignmentExprSyntax.self) { return .nothing }
    if let reference = self.as(DeclReferenceExprSyntax.self), bindsNames {
      return Syntax(self).read(ofValueNamed: reference.baseName)
    }
    var pattern = self.as(PatternExprSyntax.self)?.pattern
    if let binding = pattern?.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    if pattern?.is(WildcardPatternSyntax.self) == true { return .nothing }
    guard let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier else { return .whole }
    return Syntax(self).read(ofValueNamed: name)
  }
}

extension Syntax {
  /// What the code in which a name of a pattern is visible reads of its value; it counts what may hide that, too.
  fileprivate func read(ofValueNamed name: TokenSyntax) -> PayloadRead {
    let around = sequence(first: self, next: \.parent).first {
      $0.kind == .switchCase || $0.kind == .codeBlockItem
    }
    guard let around, let scope = around.kind == .switchCase ? around : around.parent else { return .whole }
    var members: Set<String> = []
    for token in scope.tokens(viewMode: .sourceAccurate)
    where token.text == name.text && token.id != name.id && token.parent?.kind != .labeledExpr {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return .whole }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else { return .whole }
      if member.declName.id == reference.id { continue }
      members.insert(member.declName.baseName.plainText)
    }
    return members.isEmpty ? .nothing : .members(members)
  }
}
