import SwiftSyntax

/// The local declarations of a file with the byte ranges in which they are visible: a cache for unqualified lookup.
///
/// Lexical lookup walks through all enclosing scopes; for every name, that takes longer than parsing. Most
/// declarations are visible in one range, which is recorded in one walk of each member, on its first lookup.
/// SwiftLexicalLookup is used for the others.
final class LocalScopes: Sendable {
  /// The scopes of the file that is being read; nil outside of reading.
  @TaskLocal private static var ofFile: LocalScopes?

  /// The result of a lookup.
  enum Answer {
    case none
    case declaration(Syntax)
    /// The declarations in the clauses of an `#if` before the place; complete if every build has one.
    case alternatives([Syntax], isComplete: Bool)
    /// SwiftLexicalLookup has to decide.
    case unclear
  }

  /// A declaration, and a range of bytes in which it is visible.
  fileprivate struct Declaration {
    /// A pattern, parameter, capture or local function.
    let syntax: Syntax
    /// The offset at which its scope starts. Of two enclosing scopes, the inner one starts later.
    let scope: Int
    let visible: Range<Int>
    /// The `#if` that it is declared in, for its visibility behind that.
    var condition: IfConfigDeclSyntax?
  }

  /// A function or member variable with the declarations in its body.
  fileprivate struct Member {
    /// Includes trivia, so that it contains the position of every node.
    let range: Range<Int>
    var declarations: [String: [Declaration]] = [:]
    /// Names of declarations with other rules of visibility.
    var unclear: Set<String> = []
    /// It contains a type declaration, which hides local declarations around that.
    var declaresType = false
    /// It is in a block or closure, which may have declarations of its own.
    let isInBlock: Bool
  }

  private let hasError: Bool
  /// Ordered and disjoint. Accessed only by the task that reads the file.
  private nonisolated(unsafe) var members: [Member] = []

  init(of tree: SourceFileSyntax) { hasError = tree.hasError }

  /// Runs an operation on the file during which lookups use its scopes.
  func used<Result>(whileReading read: () -> Result) -> Result {
    Self.$ofFile.withValue(self, operation: read)
  }

  /// Looks up an unqualified name in the file that is being read.
  static func lookUp(_ name: String, at node: some SyntaxProtocol) -> Answer {
    guard let scopes = ofFile else { return .unclear }
    if scopes.hasError { return .none }
    guard let member = scopes.member(around: Syntax(node)) else { return .unclear }
    return scopes.members[member].lookUp(name, at: node.position.utf8Offset)
  }

  /// The index of the member around a node, which is read if it is new; nil outside of members.
  private func member(around node: Syntax) -> Int? {
    let index = firstMember(endingBehind: node.position.utf8Offset)
    if index < members.count, members[index].range.contains(node.position.utf8Offset) { return index }
    guard let member = ScopeVisitor.member(around: node) else { return nil }
    members.insert(member, at: index)
    return index
  }

  /// The index of the first member that ends behind an offset. Takes O(log n).
  private func firstMember(endingBehind offset: Int) -> Int {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LocalScopes.Member {
  fileprivate func lookUp(_ name: String, at offset: Int) -> LocalScopes.Answer {
    if isInBlock || unclear.contains(name) { return .unclear }
    // Of declarations that become visible at the same offset, the last one hides the others.
    let visible = (declarations[name] ?? []).reversed().filter { $0.visible.contains(offset) }
    let innermost = visible.max {
      ($0.scope, $0.visible.lowerBound) < ($1.scope, $1.visible.lowerBound)
    }
    guard let innermost else { return .none }
    if declaresType { return .unclear }
    guard let condition = innermost.condition else { return .declaration(innermost.syntax) }
    let alternatives = visible.filter { $0.condition?.id == condition.id }.map(\.syntax)
    let hasElse = condition.clauses.last?.poundKeyword.tokenKind == .poundElse
    return .alternatives(
      alternatives, isComplete: hasElse && alternatives.count == condition.clauses.count)
  }
}

/// Collects the declarations of one function or member.
private final class ScopeVisitor: CodeVisitor {
  private var member: LocalScopes.Member
  /// The statement lists around the current node.
  private var blocks: [Block] = []

  /// A list of statements.
  private struct Block {
    let range: Range<Int>
    /// The `#if` that it is a clause of.
    let condition: IfConfigDeclSyntax?
  }

  private init(_ member: LocalScopes.Member) {
    self.member = member
    super.init()
  }

  /// The outermost function or member around a node; nil without one.
  static func member(around node: Syntax) -> LocalScopes.Member? {
    var outermost: Syntax?
    var isInBlock = false
    var current: Syntax? = node
    while let ancestor = current {
      if ancestor.isMember {
        outermost = ancestor
        isInBlock = false
      } else if ancestor.is(CodeBlockSyntax.self) || ancestor.is(ClosureExprSyntax.self) {
        isInBlock = true
      }
      current = ancestor.parent
    }
    guard let outermost else { return nil }
    let visitor = ScopeVisitor(LocalScopes.Member(range: outermost.wholeRange, isInBlock: isInBlock))
    visitor.walk(outermost)
    return visitor.member
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if Syntax(node).isMember { return .visitChildren }
    for binding in node.bindings {
      // It is also visible in its own accessors.
      if binding.accessorBlock == nil {
        addBlockNames(of: binding.pattern, from: binding.endPositionBeforeTrailingTrivia.utf8Offset)
      } else {
        addUnclear(namesOf: binding.pattern)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.signature.parameterClause, visibleIn: node.body)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameterClause.parameters {
      addUnclear(parameter.secondName ?? parameter.firstName)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let block = blocks.last?.range {
      add(node.name, Syntax(node), scope: block.lowerBound, visible: block)
      addBehindConditions(node.name, Syntax(node))
    }
    add(node.signature.parameterClause, visibleIn: node.body)
    return .visitChildren
  }

  // MARK: Scopes

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(SourceFileSyntax.self) != true {
      let clause = node.parent?.as(IfConfigClauseSyntax.self)
      let condition = clause?.parent?.parent?.as(IfConfigDeclSyntax.self)
      blocks.append(Block(range: node.wholeRange, condition: blocks.isEmpty ? nil : condition))
    }
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) {
    if node.parent?.is(SourceFileSyntax.self) != true { blocks.removeLast() }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let signature = node.signature else { return .visitChildren }
    let scope = node.position.utf8Offset
    let visible = signature.endPosition.utf8Offset..<node.endPosition.utf8Offset
    for capture in signature.capture?.items ?? [] {
      add(capture.name, Syntax(capture), scope: scope, visible: visible)
    }
    switch signature.parameterClause {
    case .simpleInput(let list):
      for parameter in list { add(parameter.name, Syntax(parameter), scope: scope, visible: visible) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        add(parameter.secondName ?? parameter.firstName, Syntax(parameter), scope: scope, visible: visible)
      }
    case nil: break
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.conditions {
      add(
        condition, scope: node.position.utf8Offset,
        visible: [condition.endPosition.utf8Offset..<node.body.endPosition.utf8Offset])
    }
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.conditions {
      add(
        condition, scope: node.position.utf8Offset,
        visible: [condition.endPositionBeforeTrailingTrivia.utf8Offset..<node.endPosition.utf8Offset])
    }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.conditions {
      let later = condition.endPosition.utf8Offset..<node.body.position.utf8Offset
      guard let block = blocks.last?.range else {
        addUnclear(namesOf: condition)
        continue
      }
      add(
        condition, scope: block.lowerBound,
        visible: [later, node.body.endPosition.utf8Offset..<block.upperBound])
      addBehindConditions(namesOf: condition)
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.pattern, scope: node.position.utf8Offset,
      visible: [node.sequence.endPosition.utf8Offset..<node.endPosition.utf8Offset])
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard case .case(let label) = node.label else { return .visitChildren }
    let isPlain = label.caseItems.count == 1 && label.caseItems.first?.whereClause == nil
    if isPlain {
      add(
        label.caseItems, scope: node.position.utf8Offset,
        visible: [label.endPosition.utf8Offset..<node.endPosition.utf8Offset])
    } else {
      addUnclear(namesOf: label.caseItems)
    }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    addUnclear(namesOf: node.catchItems)
    if node.catchItems.isEmpty {
      // The implicit `error`.
      member.declarations["error", default: []].append(
        LocalScopes.Declaration(
          syntax: Syntax(node.catchKeyword), scope: node.position.utf8Offset,
          visible: node.body.wholeRange))
    }
    return .visitChildren
  }
  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    addUnclear(node.name)
    return .visitChildren
  }

  // MARK: Nodes without declarations

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Types in bodies

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }

  private func addType(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    member.declaresType = true
    addUnclear(name)
    return .visitChildren
  }

  // MARK: Adding

  private func add(_ clause: FunctionParameterClauseSyntax, visibleIn body: CodeBlockSyntax?) {
    guard let body else { return }
    for parameter in clause.parameters {
      add(
        parameter.secondName ?? parameter.firstName, Syntax(parameter), scope: body.position.utf8Offset,
        visible: body.wholeRange)
    }
  }

  private func addBlockNames(of pattern: PatternSyntax, from start: Int) {
    guard let block = blocks.last?.range else { return }
    add(pattern, scope: block.lowerBound, visible: [start..<max(start, block.upperBound)])
    addBehindConditions(namesOf: pattern)
  }

  private func add(_ node: some SyntaxProtocol, scope: Int, visible: [Range<Int>]) {
    for pattern in node.boundNames {
      for range in visible { add(pattern.identifier, Syntax(pattern), scope: scope, visible: range) }
    }
  }

  private func add(_ name: TokenSyntax, _ syntax: Syntax, scope: Int, visible: Range<Int>) {
    member.declarations[name.plainText, default: []].append(
      LocalScopes.Declaration(syntax: syntax, scope: scope, visible: visible))
  }

  /// A declaration in a clause of an `#if` is visible behind that in some builds.
  private func addBehindConditions(_ name: TokenSyntax, _ syntax: Syntax) {
    for (outer, block) in zip(blocks, blocks.dropFirst()).reversed() {
      guard let condition = block.condition else { return }
      let start = condition.endPosition.utf8Offset
      member.declarations[name.plainText, default: []].append(
        LocalScopes.Declaration(
          syntax: syntax, scope: outer.range.lowerBound,
          visible: start..<max(start, outer.range.upperBound), condition: condition))
    }
  }

  private func addBehindConditions(namesOf node: some SyntaxProtocol) {
    for pattern in node.boundNames {
      addBehindConditions(pattern.identifier, Syntax(pattern))
    }
  }

  private func addUnclear(namesOf node: some SyntaxProtocol) {
    for pattern in node.boundNames { addUnclear(pattern.identifier) }
  }

  private func addUnclear(_ name: TokenSyntax) { member.unclear.insert(name.plainText) }
}

extension SyntaxProtocol {
  /// The names that a pattern or condition binds, without those in its closures.
  fileprivate var boundNames: [IdentifierPatternSyntax] {
    if let pattern = self.as(IdentifierPatternSyntax.self) { return [pattern] }
    if let condition = self.as(ConditionElementSyntax.self) {
      switch condition.condition {
      case .optionalBinding(let binding): return binding.pattern.boundNames
      case .matchingPattern(let matching): return matching.pattern.boundNames
      case .expression, .availability: return []
      }
    }
    return nodes(of: IdentifierPatternSyntax.self, skippingInside: [.closureExpr])
  }
}

extension Syntax {
  /// A declaration that is read on its own: a function, initializer, deinitializer, subscript or member variable.
  fileprivate var isMember: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: true
    case .variableDecl: parent?.is(MemberBlockItemSyntax.self) == true
    default: false
    }
  }
}

extension SyntaxProtocol {
  fileprivate var wholeRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}
