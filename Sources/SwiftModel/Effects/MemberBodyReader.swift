package import SourceText
import SwiftSyntax

extension FactsReader {
  /// The computed properties, functions, initializers and subscripts that are declared directly in the types
  /// with the given member blocks.
  package static func memberBodies(ofTypesAt blocks: [Range<Int>], in source: SourceFile) -> [MemberBody] {
    let blocks = blocks.sorted { $0.lowerBound < $1.lowerBound }
    return reparse(source, around: blocks) { file in
      file.tree.tokens(at: blocks.map(\.lowerBound)).flatMap { brace in
        brace?.parent?.as(MemberBlockSyntax.self).map { bodies(of: $0.members) } ?? []
      }
    }
  }

  private static func bodies(of members: MemberBlockItemListSyntax) -> [MemberBody] {
    members.flatMap { member -> [MemberBody] in
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        return MemberBodyReader.properties(variable)
      }
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return [MemberBodyReader.function(function)]
      }
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        return [MemberBodyReader.initializer(initializer)]
      }
      if let declaration = member.decl.as(SubscriptDeclSyntax.self) {
        return [MemberBodyReader.subscriptDeclaration(declaration)]
      }
      let clauses = member.decl.as(IfConfigDeclSyntax.self)?.clauses.map(\.elements) ?? []
      return clauses.flatMap { elements -> [MemberBody] in
        if case .decls(let nested) = elements { return bodies(of: nested) }
        return []
      }
    }
  }
}

private enum MemberBodyReader {
  static func properties(_ node: VariableDeclSyntax) -> [MemberBody] {
    node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
        let accessors = binding.accessorBlock, let getter = getter(in: accessors)
      else { return nil }
      return body(
        .computedProperty, named: name, of: node, modifiers: node.modifiers, getter: getter,
        setter: setter(in: accessors), isAsync: accessors.getterEffects?.asyncSpecifier != nil,
        isThrowing: accessors.getterEffects?.throwsClause != nil)
    }
  }

  static func function(_ node: FunctionDeclSyntax) -> MemberBody {
    body(
      .function, named: node.name.plainText, of: node, modifiers: node.modifiers,
      getter: node.body?.statements,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      hasResult: node.signature.returnClause != nil)
  }

  static func initializer(_ node: InitializerDeclSyntax) -> MemberBody {
    body(
      .initializer, named: "init", of: node, modifiers: node.modifiers, getter: node.body?.statements,
      hasResult: false)
  }

  static func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> MemberBody {
    body(
      .subscript, named: "subscript", of: node, modifiers: node.modifiers,
      getter: node.accessorBlock.flatMap(getter(in:)), setter: node.accessorBlock.flatMap(setter(in:)))
  }

  private static func body(
    _ kind: MemberBody.Kind, named name: String, of node: some DeclSyntaxProtocol,
    modifiers: DeclModifierListSyntax, getter: CodeBlockItemListSyntax?,
    setter: CodeBlockItemListSyntax? = nil, isAsync: Bool = false, isThrowing: Bool = false,
    hasResult: Bool = true
  ) -> MemberBody {
    let modifiers = DeclarationReader.modifiers(modifiers)
    let read = MentionVisitor.visit(getter.map { [Syntax($0)] } ?? [])
    let written = MentionVisitor.visit(setter.map { [Syntax($0)] } ?? [])
    return MemberBody(
      kind: kind, name: name, range: node.byteRange, hasResult: hasResult,
      isStatic: modifiers.contains(named: "static") || modifiers.contains(named: "class"), isAsync: isAsync,
      isThrowing: isThrowing,
      isHidden: modifiers.accessLevel.map { $0 <= .fileprivate } ?? false,
      isPublic: modifiers.accessLevel.map { $0 >= .public } ?? false,
      isOverride: modifiers.contains(named: "override"), hasResultBuilder: node.hasResultBuilder,
      mentions: read.mentions, memberNames: read.memberNames, stringLiterals: read.stringLiterals,
      setterMentions: Set(written.mentions.map(\.name)), setterLiterals: written.stringLiterals,
      getter: getter.flatMap { editableGetter($0, hidesAccess: node.declaresAccess) },
      setter: setter.map(editableSetter))
  }

  private static func getter(in block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let statements): statements
    case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }

  private static func setter(in block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    guard case .accessors(let list) = block.accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == "set" }?.body?.statements
  }

  private static func editableGetter(
    _ statements: CodeBlockItemListSyntax, hidesAccess: Bool
  ) -> MemberBody.Getter? {
    guard let first = statements.first, let block = statements.parent else { return nil }
    return MemberBody.Getter(
      block: block.byteRange, start: first.startBelowBrace.utf8Offset,
      implicitReturns: statements.implicitReturns, hidesAccess: hidesAccess)
  }

  private static func editableSetter(_ statements: CodeBlockItemListSyntax) -> MemberBody.Setter {
    let literals = statements.multilineLiterals
    let lastExit = statements.lastIndex { $0.item.is(GuardStmtSyntax.self) || $0.mayLeave }
    let changing = lastExit.map { statements[statements.index(after: $0)...] } ?? statements[...]
    return MemberBody.Setter(
      block: statements.parent?.byteRange ?? statements.byteRange, statements: changing.map(\.byteRange),
      calls: changing.compactMap(call), multilineLiterals: literals)
  }

  private static func call(_ item: CodeBlockItemSyntax) -> MemberBody.CallStatement? {
    guard case .expr(let expression) = item.item,
      let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    else { return nil }
    if let member = called.as(MemberAccessExprSyntax.self) {
      // `store?.save()` returns an optional.
      let isChain = called.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
      let receiver = member.base.flatMap { base -> ExpressionFact? in
        if isChain { return .unknown }
        return base.isSelf ? nil : ExpressionReader().read(base)
      }
      return MemberBody.CallStatement(
        range: item.byteRange, name: member.declName.baseName.plainText, receiver: receiver)
    }
    return MemberBody.CallStatement(
      range: item.byteRange, name: called.as(DeclReferenceExprSyntax.self)?.baseName.plainText ?? "",
      receiver: nil)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isImplicitReturn: Bool {
    switch item {
    case .expr: true
    case .stmt(let statement):
      statement.is(ExpressionStmtSyntax.self)
        && !tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
    case .decl: false
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The start of the single expression with implicit `return`, or of those in several branches.
  fileprivate var implicitReturns: [Int] {
    guard let only = first, count == 1 else { return [] }
    if only.isImplicitReturn { return [only.positionAfterSkippingLeadingTrivia.utf8Offset] }
    guard case .decl(let declaration) = only.item,
      let branches = declaration.as(IfConfigDeclSyntax.self)?.clauses
    else { return [] }
    return branches.flatMap { branch -> [Int] in
      if case .statements(let statements) = branch.elements { return statements.implicitReturns }
      return []
    }
  }
}

extension DeclSyntaxProtocol {
  fileprivate var hasResultBuilder: Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.hasBuilder ?? false
  }
}

extension SyntaxProtocol {
  /// A parameter, a local, or a function in it is named `access`.
  fileprivate var declaresAccess: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.plainText == "access", let parent = token.parent else { return false }
      return parent.is(FunctionParameterSyntax.self) || parent.is(IdentifierPatternSyntax.self)
        || parent.is(FunctionDeclSyntax.self)
    }
  }

  fileprivate var multilineLiterals: [Range<Int>] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.tokenKind == .multilineStringQuote,
        let literal = token.parent?.as(StringLiteralExprSyntax.self), literal.openingQuote.id == token.id
      else { return nil }
      return literal.byteRange
    }
  }
}

/// Reads the names in a body that come from outside of it.
private final class MentionVisitor: SyntaxVisitor {
  private(set) var mentions: [MemberBody.Mention] = []
  private(set) var memberNames: Set<String> = []
  private(set) var stringLiterals: Set<String> = []
  private var uncertainty = 0
  /// The function that the closure around the current node is an argument of.
  private var runner: String?
  private var certainRunner: String? { uncertainty == 1 ? runner : nil }

  static func visit(_ bodies: [Syntax]) -> MentionVisitor {
    let visitor = MentionVisitor(viewMode: .sourceAccurate)
    for body in bodies { visitor.visitStatements(of: body) }
    return visitor
  }

  private func visitStatements(of body: Syntax) {
    for statement in body.children(viewMode: .sourceAccurate) {
      walk(statement)
      // Code after an early exit may not be evaluated.
      if statement.mayLeave { uncertainty += 1 }
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      if member.base?.isSelf == true {
        add(name, ExprSyntax(member))
      } else {
        memberNames.insert(name)
      }
      return .visitChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true || node.isParameterOrOperator {
      return .visitChildren
    }
    if node.baseName.tokenKind == .keyword(.self) {
      if node.parent?.is(MemberAccessExprSyntax.self) != true,
        node.parent?.is(OptionalChainingExprSyntax.self) != true
      {
        add("self", ExprSyntax(node))
      }
      return .visitChildren
    }
    if LocalBinding.visible(named: name, at: node) == nil { add(name, ExprSyntax(node)) }
    return .visitChildren
  }

  /// `if let name`, which reads the variable of that name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) else {
      return .visitChildren
    }
    let name = pattern.identifier.plainText
    let local = LocalBinding.visible(named: name, at: node)
    if local == nil || local?.syntax.byteRange == pattern.byteRange {
      mentions.append(
        MemberBody.Mention(
          name: name, member: nil, isCalled: false, hasArguments: false, isCertain: uncertainty == 0,
          runner: certainRunner))
    }
    return .visitChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    add("super", ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    if !node.content.text.isEmpty { stringLiterals.insert(node.content.text) }
    return .visitChildren
  }

  private func add(_ name: String, _ expression: ExprSyntax) {
    let member = expression.parent?.as(MemberAccessExprSyntax.self).flatMap { member in
      member.base?.id == expression.id ? member.declName.baseName.plainText : nil
    }
    let call = expression.parent?.as(FunctionCallExprSyntax.self).flatMap { call in
      call.calledExpression.id == expression.id ? call : nil
    }
    mentions.append(
      MemberBody.Mention(
        name: name, member: member, isCalled: call != nil,
        hasArguments: call.map { !$0.arguments.isEmpty || $0.trailingClosure != nil } ?? false,
        isCertain: uncertainty == 0, runner: certainRunner))
  }

  // MARK: Conditional evaluation

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard uncertainty == 0, let callee = node.callReceivingIt?.calleeName else { return enter() }
    uncertainty += 1
    runner = callee
    node.signature.map { walk($0) }
    visitStatements(of: Syntax(node.statements))
    uncertainty = 1
    runner = nil
    return .skipChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { uncertainty -= 1 }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: CodeBlockSyntax) { uncertainty -= 1 }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: SwitchCaseSyntax) { uncertainty -= 1 }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: FunctionDeclSyntax) { uncertainty -= 1 }

  private func enter() -> SyntaxVisitorContinueKind {
    uncertainty += 1
    return .visitChildren
  }

  /// Of operands, only the first is evaluated for certain where one of the operators may stop there.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    node.mayStopBehindFirst ? visitFirstAsCertain(node.elements.map { Syntax($0) }) : .visitChildren
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    visitFirstAsCertain(node.map { Syntax($0) })
  }

  private func visitFirstAsCertain(_ parts: [Syntax]) -> SyntaxVisitorContinueKind {
    for (number, part) in parts.enumerated() {
      if number == 1 { uncertainty += 1 }
      walk(part)
    }
    if parts.count > 1 { uncertainty -= 1 }
    return .skipChildren
  }
}

extension DeclReferenceExprSyntax {
  /// `$1`, or `+` of `prices.reduce(0, +)`.
  fileprivate var isParameterOrOperator: Bool {
    switch baseName.tokenKind {
    case .dollarIdentifier, .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension AccessorBlockSyntax {
  /// `async throws` behind `get`.
  fileprivate var getterEffects: AccessorEffectSpecifiersSyntax? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == "get" }?.effectSpecifiers
  }
}
