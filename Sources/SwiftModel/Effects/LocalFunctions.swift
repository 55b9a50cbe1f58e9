import SwiftSyntax

extension FunctionDeclSyntax {
  /// The calls of a local function in the code that declares it, outside of it.
  var localCalls: [DeclReferenceExprSyntax] {
    Syntax(self).uses(ofLocal: name.plainText).filter(\.isCallee)
  }
}

extension PatternBindingSyntax {
  /// Where functions that a local variable holds are called, as far as the code around shows: `run()`, `steps[0]()`,
  /// `for step in steps`, `rows.map(title)`.
  var localCalls: [DeclReferenceExprSyntax] {
    localUses.filter { use in
      ExprSyntax(use).accessPath.components.last == .call || use.parent?.is(ForStmtSyntax.self) == true
        || use.isArgumentCalledAtOnce
    }
  }

  /// It is computed, or `lazy`.
  var isEvaluatedWhereUsed: Bool {
    accessorBlock != nil && initializer == nil
      || parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "lazy" } == true
  }

  /// The mentions of a local variable behind its declaration.
  var localUses: [DeclReferenceExprSyntax] {
    let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    return (name.map(Syntax(self).uses) ?? []).filter { $0.position >= endPosition }
  }
}

extension SyntaxProtocol {
  /// The local variable that has it as its value, or as an element of that: `let run = { … }`, `let steps = [{ … }]`.
  var localHolder: PatternBindingSyntax? {
    for parent in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      switch parent.kind {
      case .arrayElement, .arrayElementList, .arrayExpr, .dictionaryElement, .dictionaryElementList,
        .dictionaryExpr, .tupleExpr, .labeledExprList, .initializerClause:
        continue
      case .labeledExpr where parent.parent?.parent?.is(TupleExprSyntax.self) == true: continue
      case .patternBinding: return parent.isMemberOrGlobal ? nil : parent.cast(PatternBindingSyntax.self)
      default: return nil
      }
    }
    return nil
  }
}

extension Syntax {
  /// The mentions of the name of a local declaration, in the block of that.
  fileprivate func uses(ofLocal name: String) -> [DeclReferenceExprSyntax] {
    guard let around = ancestor(as: CodeBlockItemListSyntax.self) else { return [] }
    return around.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == name, !byteRange.contains(token.byteRange.lowerBound) else { return nil }
      let use = token.parent?.as(DeclReferenceExprSyntax.self)
      return use?.parent?.as(MemberAccessExprSyntax.self)?.declName.id == use?.id ? nil : use
    }
  }
}

extension DeclReferenceExprSyntax {
  /// `isOld` of `isOld(item)` and of `isOld?(item)`.
  var isCallee: Bool { ExprSyntax(self).accessPath.isCall }

  /// `title` of `rows.map(title)`
  fileprivate var isArgumentCalledAtOnce: Bool {
    let call = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calleeName.map { LibraryEffects.isNonEscaping(method: $0, isOnType: false) } == true
  }
}
