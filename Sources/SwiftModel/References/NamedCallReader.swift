package import SourceText
import SwiftSyntax

/// A call of a function or type by name, its name with generic arguments, or a property wrapper on a local variable or
/// parameter.
package struct NamedCallUse: Sendable {
  package let name: String
  /// Of the call from its name on, of the reference or the attribute, in UTF-8 bytes.
  package let range: Range<Int>
  package let arguments: [ExpressionFact]
  /// Of the arguments in parentheses, or as the reference names them; nil where nothing is said of them.
  package let labels: [String?]?
  /// The receiver; nil for an initializer call.
  package let receiver: ExpressionFact?
  /// Handed on to be called elsewhere: `models.forEach(show)`, `models.map(Box.init)`.
  package let isReference: Bool
  /// A reference that may be to something else than a function: `let work = show`, `models.forEach(screen.show)`.
  package let mayBeValue: Bool
  package let genericArguments: [TypeExpression]
  package let enclosingType: Int?
  /// Stands inside of the generic type that it names, or of an extension of it for all arguments: without arguments,
  /// the name stands for the type with its own parameters there.
  package let isInItsType: Bool
}

extension FactsReader {
  /// Every call of the named functions and types in a file. Only generic declarations that are bound by
  /// `ObservableObject` need it, so it is not part of every file's facts.
  package static func calls(of names: Set<String>, in source: SourceFile) -> [NamedCallUse] {
    reparse(source, mentioning: names) { file in
      file.names(names).flatMap { NamedCallReader(file: file).uses(of: $0) }
    }
  }
}

private struct NamedCallReader {
  let file: ReparsedFile

  func uses(of token: TokenSyntax) -> [NamedCallUse] {
    if let reference = Reference(token) { return [use(of: reference)].compactMap { $0 } }
    guard let type = token.parent?.as(IdentifierTypeSyntax.self) else { return [] }
    if let attribute = type.parent?.as(AttributeSyntax.self) {
      return [use(of: attribute, named: token.plainText)].compactMap { $0 }
    }
    return type.genericArgumentClause.map { clause in
      [
        use(
          token.plainText, arguments: [], genericArguments: TypeExpression.read(arguments: clause), at: type)
      ]
    } ?? []
  }

  private func use(of reference: Reference) -> NamedCallUse? {
    if let call = reference.call { return use(of: call, at: reference) }
    guard !reference.isKeyPathComponent, !reference.isLocal else { return nil }
    let expression = reference.argument ?? reference.expression
    let isArgument = reference.argument != nil
    guard isArgument || !expression.isCalledOrBase else { return nil }
    return use(
      reference.name, arguments: [.unknown], labels: expression.argumentNames,
      receiver: isArgument ? nil : receiver(of: expression), genericArguments: [],
      at: isArgument ? expression.parent.map(Syntax.init) ?? Syntax(expression) : Syntax(reference.node),
      isReference: true, mayBeValue: !isArgument)
  }

  private func use(of call: FunctionCallExprSyntax, at reference: Reference) -> NamedCallUse {
    let arguments =
      call.arguments.map(\.expression) + call.trailingClosures.map { ExprSyntax($0) }
    return use(
      reference.name, arguments: arguments.map { ExpressionReader().read($0) },
      labels: call.arguments.map { $0.label?.plainText }, receiver: receiver(of: call.calledExpression),
      genericArguments: genericArguments(of: call.calledExpression), at: call, from: reference.node)
  }

  /// A wrapper on a local variable or a parameter; those of members are facts.
  private func use(of attribute: AttributeSyntax, named name: String) -> NamedCallUse? {
    guard let fact = DeclarationReader.attribute(attribute), fact.name.last == name,
      let owner = attribute.parent?.parent, owner.parent?.is(MemberBlockItemSyntax.self) != true
    else { return nil }
    let binding = owner.as(VariableDeclSyntax.self)?.bindings.first
    let type = binding?.typeAnnotation?.type ?? owner.as(FunctionParameterSyntax.self)?.type
    let value = binding?.initializer.map { ExpressionReader().read($0.value) } ?? .unknown
    return use(
      name, arguments: [type.map { .typed(TypeExpression($0)) } ?? value],
      genericArguments: fact.genericArguments, at: attribute)
  }

  private func receiver(of callee: ExprSyntax) -> ExpressionFact? {
    let callee = callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
    return member.baseInChain.map { ExpressionReader().read($0) }
      ?? .implicitMember(member.declName.baseName.plainText)
  }

  private func genericArguments(of callee: ExprSyntax) -> [TypeExpression] {
    guard let specialization = callee.as(GenericSpecializationExprSyntax.self) else { return [] }
    return TypeExpression.read(arguments: specialization.genericArgumentClause)
  }

  private func use(
    _ name: String, arguments: [ExpressionFact], labels: [String?]? = nil, receiver: ExpressionFact? = nil,
    genericArguments: [TypeExpression], at node: some SyntaxProtocol,
    from start: (any SyntaxProtocol)? = nil, isReference: Bool = false, mayBeValue: Bool = false
  ) -> NamedCallUse {
    let range = (start?.byteRange ?? node.byteRange).lowerBound..<node.byteRange.upperBound
    return NamedCallUse(
      name: name, range: range, arguments: arguments, labels: labels, receiver: receiver,
      isReference: isReference,
      mayBeValue: mayBeValue, genericArguments: genericArguments, enclosingType: file.enclosingType(of: node),
      isInItsType: sequence(first: Syntax(node), next: \.parent).contains { $0.isGenericType(named: name) })
  }
}

extension Reference {
  /// The argument that it is by itself: `show`, `self.show`, `Box.init`.
  fileprivate var argument: ExprSyntax? {
    guard isOwn else { return nil }
    let initializer = expression.parent?.as(MemberAccessExprSyntax.self).flatMap { member in
      member.base?.id == expression.id && member.declName.baseName.tokenKind == .keyword(.`init`)
        ? ExprSyntax(member) : nil
    }
    return [expression, initializer].compactMap { $0 }.first { $0.parent?.is(LabeledExprSyntax.self) == true }
  }
}

extension ExprSyntax {
  /// It is a callee, or the base of a member access.
  fileprivate var isCalledOrBase: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .functionCallExpr, .genericSpecializationExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .subscriptCallExpr:
      true
    case .memberAccessExpr(let member): member.base?.id == id
    default: false
    }
  }

  /// `show(_:with:)`
  fileprivate var argumentNames: [String?]? {
    let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    return name?.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.plainText }
  }
}

extension Syntax {
  /// A generic type of a name, or an extension of one that fixes none of its parameters.
  fileprivate func isGenericType(named name: String) -> Bool {
    switch self.as(SyntaxEnum.self) {
    case .classDecl(let node): return node.name.plainText == name && node.genericParameterClause != nil
    case .structDecl(let node): return node.name.plainText == name && node.genericParameterClause != nil
    case .enumDecl(let node): return node.name.plainText == name && node.genericParameterClause != nil
    case .actorDecl(let node): return node.name.plainText == name && node.genericParameterClause != nil
    case .extensionDecl(let node):
      let extended =
        node.extendedType.as(IdentifierTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
        ?? node.extendedType.as(MemberTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
      guard let (extendedName, arguments) = extended, arguments == nil else { return false }
      let fixesParameter = node.genericWhereClause?.requirements.contains { requirement in
        if case .conformanceRequirement = requirement.requirement { return false }
        return true
      }
      return extendedName.plainText == name && fixesParameter != true
    default: return false
    }
  }
}
