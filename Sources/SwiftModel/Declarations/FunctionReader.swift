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
      accesses: accesses(node.body, reader), superInitializerEnd: nil, delegates: false, hasEffects: false,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, hasBranches: false, hasLoops: false)
  }

  static func initializer(
    _ node: InitializerDeclSyntax, accesses reader: MemberAccessReader?
  ) -> FunctionFact {
    let calls = InitializerCallVisitor(viewMode: .sourceAccurate)
    if let body = node.body { calls.walk(body) }
    return FunctionFact(
      kind: .initializer, name: "init", attributes: DeclarationReader.attributes(node.attributes),
      modifiers: DeclarationReader.modifiers(node.modifiers),
      genericParameters: DeclarationReader.genericParameters(node.genericParameterClause),
      requirements: DeclarationReader.requirements(node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause), result: nil,
      range: node.byteRange, bodyRange: node.body?.byteRange,
      accesses: accesses(node.body, reader), superInitializerEnd: calls.superEnd,
      delegates: calls.delegates, hasEffects: calls.hasEffects, isAsync: false,
      hasBranches: calls.hasBranches, hasLoops: calls.hasLoops)
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
      hasEffects: node.body.map(DeinitializerEffects.exist) ?? false,
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
      hasEffects: false, isAsync: false, hasBranches: false, hasLoops: false)
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
        defaultOffset: parameter.defaultValue?.value.byteRange.lowerBound,
        isEscaping: parameter.type.isEscaping, isAutoclosure: parameter.type.hasAttribute("autoclosure"))
    }
  }
}

extension TypeSyntax {
  /// `@escaping () -> Void`, `(() -> Void)?`
  fileprivate var isEscaping: Bool {
    self.is(OptionalTypeSyntax.self) || hasAttribute("escaping")
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

private final class InitializerCallVisitor: SyntaxVisitor {
  private(set) var superEnd: Int?
  private(set) var delegates = false
  private(set) var hasEffects = false
  private(set) var hasBranches = false
  private(set) var hasLoops = false

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    hasBranches = true
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    hasBranches = true
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    hasBranches = true
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    hasLoops = true
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    hasLoops = true
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    hasLoops = true
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    hasLoops = true
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    hasLoops = true
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name, name.tokenKind != .keyword(.`init`) else { return .visitChildren }
    if name.text.first?.isLowercase == true || ["Task", "Timer"].contains(name.text) { hasEffects = true }
    return .visitChildren
  }

  /// `Self.count += 1`
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.elements.first, let operation = node.elements.dropFirst().first,
      operation.isAssigningOperator, target.isMemberOfType
    {
      hasEffects = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.tokenKind == .keyword(.`init`), let base = node.base else {
      return .visitChildren
    }
    if base.is(SuperExprSyntax.self) { superEnd = (node.parent ?? Syntax(node)).byteRange.upperBound }
    if base.isSelf { delegates = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// `Counter.shared.value`, `Self.count`
  var isMemberOfType: Bool {
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
    return base.isMemberOfType
      || base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}
