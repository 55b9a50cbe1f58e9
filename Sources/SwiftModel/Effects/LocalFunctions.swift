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
    localVariable { parent in
      switch parent.kind {
      case .arrayElement, .arrayElementList, .arrayExpr, .dictionaryElement, .dictionaryElementList,
        .dictionaryExpr, .tupleExpr, .labeledExprList, .initializerClause:
        true
      case .labeledExpr: parent.parent?.parent?.is(TupleExprSyntax.self) == true
      default: false
      }
    }
  }

  /// Where the value goes that it stands in, at any depth: the mentions of the local variable that has that, each followed
  /// by those of another one that it is part of. Of `Row()`, `list` and `view` for
  /// `let list = List { Row() }; let view = list.padding(); show(view)`.
  ///
  /// - Parameters:
  ///   - depth: of the variables that are followed, one after the other.
  ///   - limit: more than that are not told apart, and none are given.
  func usesOfHolders(depth: Int = 3, limit: Int = 16) -> [[DeclReferenceExprSyntax]] {
    let holder = localVariable { parent in
      ![.functionDecl, .initializerDecl, .accessorDecl, .memberBlockItem].contains(parent.kind)
    }
    guard depth > 0, let uses = holder?.localUses, uses.count <= limit else { return [] }
    let ways = uses.flatMap { use in
      let further = use.usesOfHolders(depth: depth - 1, limit: limit)
      return further.isEmpty ? [[use]] : further.map { [use] + $0 }
    }
    return ways.count <= limit ? ways : []
  }

  /// The local variable around it, behind nothing but nodes of some kinds.
  private func localVariable(behind isPassed: (Syntax) -> Bool) -> PatternBindingSyntax? {
    for parent in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      if let binding = parent.as(PatternBindingSyntax.self) { return parent.isMemberOrGlobal ? nil : binding }
      if !isPassed(parent) { return nil }
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
