import SwiftSyntax

/// Reads functions, initializers, deinitializers and subscripts into facts.
enum FunctionReader {
  static func function(_ node: FunctionDeclSyntax, accesses reader: MemberAccessReader?) -> FunctionFact {
    FunctionFact(
      kind: .function, name: node.name.plainText, attributes: DeclarationReader.attributes(node.attributes),
      modifiers: DeclarationReader.modifiers(node.modifiers),
      genericParameters: DeclarationReader.genericParameters(node.genericParameterClause),
      requirements: DeclarationReader.requirements(node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { TypeExpression($0.type) },
      range: node.byteRange, bodyRange: node.body?.byteRange,
      accesses: accesses(node.body, reader), superInitializerEnd: nil, delegates: false,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, hasBranches: false, hasLoops: false)
  }

  static func initializer(
    _ node: InitializerDeclSyntax, accesses reader: MemberAccessReader?
  ) -> FunctionFact {
    let statements = InitializerStatements(of: node.body)
    return FunctionFact(
      kind: .initializer, name: "init", attributes: DeclarationReader.attributes(node.attributes),
      modifiers: DeclarationReader.modifiers(node.modifiers),
      genericParameters: DeclarationReader.genericParameters(node.genericParameterClause),
      requirements: DeclarationReader.requirements(node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause), result: nil,
      range: node.byteRange, bodyRange: node.body?.byteRange,
      accesses: accesses(node.body, reader), superInitializerEnd: statements.superEnd,
      delegates: statements.delegates, isAsync: false,
      hasBranches: statements.hasBranches, hasLoops: statements.hasLoops,
      isFailable: node.optionalMark != nil,
      sameTypes: DeclarationReader.sameTypes(node.genericWhereClause))
  }

  static func deinitializer(
    _ node: DeinitializerDeclSyntax, accesses reader: MemberAccessReader?
  ) -> FunctionFact {
    FunctionFact(
      kind: .deinitializer, name: "deinit", attributes: DeclarationReader.attributes(node.attributes),
      modifiers: DeclarationReader.modifiers(node.modifiers), genericParameters: [], requirements: [],
      parameters: [],
      result: nil, range: node.byteRange, bodyRange: node.body?.byteRange,
      accesses: accesses(node.body, reader), superInitializerEnd: nil, delegates: false,
      isAsync: false, hasBranches: false, hasLoops: false)
  }

  static func subscriptDeclaration(
    _ node: SubscriptDeclSyntax, accesses reader: MemberAccessReader?
  ) -> FunctionFact {
    FunctionFact(
      kind: .subscript, name: "subscript", attributes: DeclarationReader.attributes(node.attributes),
      modifiers: DeclarationReader.modifiers(node.modifiers),
      genericParameters: DeclarationReader.genericParameters(node.genericParameterClause),
      requirements: DeclarationReader.requirements(node.genericWhereClause),
      parameters: parameters(node.parameterClause), result: TypeExpression(node.returnClause.type),
      range: node.byteRange, bodyRange: node.accessorBlock?.byteRange,
      accesses: accesses(node.getter, reader), superInitializerEnd: nil, delegates: false,
      isAsync: false, hasBranches: false, hasLoops: false,
      getterRanges: Accessors(node.accessorBlock).getterRanges,
      setterRanges: Accessors(node.accessorBlock).setterRanges)
  }

  private static func accesses(_ body: (some SyntaxProtocol)?, _ reader: MemberAccessReader?) -> [AccessFact]
  {
    guard let body, let reader else { return [] }
    return reader.accesses(in: body)
  }

  private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.plainText
      return ParameterFact(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).plainText,
        type: TypeExpression(parameter.type),
        defaultValue: parameter.defaultValue.map { ExpressionReader().read($0.value) },
        defaultRange: parameter.defaultValue?.value.byteRange,
        isEscaping: parameter.type.isEscaping, isAutoclosure: parameter.type.hasAttribute("autoclosure"),
        isInout: parameter.type.isInout,
        isVariadic: parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self),
        isBuilder: parameter.attributes.hasBuilder)
    }
  }
}

extension TypeSyntax {
  /// `@escaping () -> Void`, `(() -> Void)?`
  fileprivate var isEscaping: Bool {
    self.is(OptionalTypeSyntax.self) || hasAttribute("escaping")
  }

  fileprivate var isInout: Bool {
    guard let specifiers = self.as(AttributedTypeSyntax.self)?.specifiers else { return false }
    return specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }

  fileprivate func hasAttribute(_ name: String) -> Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
    return attributed.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.isWritten(name)
    }
  }
}

extension SubscriptDeclSyntax {
  fileprivate var getter: Syntax? {
    switch accessorBlock?.accessors {
    case .getter(let statements): return Syntax(statements)
    case .accessors(let list):
      return list.first { $0.accessorSpecifier.text == "get" }?.body.map { Syntax($0) }
    case nil: return nil
    }
  }
}

/// A summary of the statements of an initializer, outside of closures.
private struct InitializerStatements {
  /// The end of the call of `super.init`, a byte offset.
  private(set) var superEnd: Int?
  /// `self.init(…)`
  private(set) var delegates = false
  private(set) var hasBranches = false
  private(set) var hasLoops = false

  init(of body: CodeBlockSyntax?) {
    guard let body else { return }
    body.forEachNode(skippingInside: [.closureExpr]) { add($0, $1) }
  }

  private mutating func add(_ node: Syntax, _ kind: SyntaxKind) {
    switch kind {
    case .ifExpr, .guardStmt, .switchExpr: hasBranches = true
    case .forStmt, .whileStmt, .repeatStmt, .doStmt, .ifConfigDecl: hasLoops = true
    case .memberAccessExpr: add(node.cast(MemberAccessExprSyntax.self))
    default: break
    }
  }

  private mutating func add(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.tokenKind == .keyword(.`init`), let base = node.base else { return }
    if base.is(SuperExprSyntax.self) { superEnd = (node.parent ?? Syntax(node)).byteRange.upperBound }
    if base.isSelf { delegates = true }
  }
}
