import SwiftSyntax

/// The members of one object that code names which runs at once, and where it names anything.
final class MemberNames: SyntaxVisitor {
  /// How the object is written; nil for `self`.
  private let object: String?
  private var depth = 0
  /// Closures around that are passed to a call that may keep them.
  private var deferredDepth = 0
  private(set) var found: Set<String> = []
  /// The enclosing function, if a closure parameter of it is called.
  private(set) var functionOfCalledParameter: String?
  /// Something is called that is local, and of which no declaration says what it does: `{ $0() }`.
  private(set) var callsUnknown = false
  /// The closures that run for the only reason that they stand there.
  private(set) var closures: Set<Range<Int>> = []
  /// The object is used as a whole: in an operator, a subscript or an interpolation, by what is not named.
  private(set) var usesObject = false
  /// The names of what the object is handed to as a whole: where they stand.
  private(set) var takers: Set<Int> = []
  private var offsets: Set<Int> = []
  private var followed: [Bool: Set<SyntaxIdentifier>] = [:]

  /// Where names stand, also in closures that may run later; in order.
  var mentions: [Int] { offsets.sorted() }

  init(of object: ExprSyntax?) {
    self.object = object?.writtenText
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    if depth == 1 { closures.insert(node.byteRange) }
    if depth == 1 || node.isNonEscaping { return .visitChildren }
    guard node.callReceivingIt != nil else { return .skipChildren }
    deferredDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) {
    if depth > 1, !node.isNonEscaping, node.callReceivingIt != nil { deferredDepth -= 1 }
    depth -= 1
  }

  /// The name of a function passed on and called later, not its base expression.
  ///
  /// - Parameter property: a value, like the changed one.
  func readName(_ expression: ExprSyntax, unless property: String = "") {
    guard let name = expression.lastReference, name.baseName.plainText != property else { return }
    read(name, isCalled: expression.functionGivenItsFunction != nil)
  }

  /// The same for what is a function, and no value.
  func readCalled(_ expression: ExprSyntax) {
    if let name = expression.lastReference { read(name, isCalled: true) }
  }

  // A capture is evaluated when the closure is created.
  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    read(node, isCalled: node.isCallee)
    return .visitChildren
  }

  private func read(_ node: DeclReferenceExprSyntax, isCalled: Bool) {
    let name = node.baseName.plainText
    if deferredDepth == 0, let whole = wholeObject(namedBy: node) { readWhole(whole) }
    if case .identifier = node.baseName.tokenKind { offsets.insert(node.byteRange.lowerBound) }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      let isOfObject =
        object.map { $0 == member.base?.writtenText } ?? member.base.map(\.isSelf) ?? false
      if isOfObject, deferredDepth == 0 { found.insert(name) }
    } else if case .dollarIdentifier = node.baseName.tokenKind {
      callsUnknown = callsUnknown || isCalled
    } else if node.baseName.tokenKind != .keyword(.self) {
      if let local = LocalBinding.visible(named: name, at: node) {
        if !follow(local.syntax), isCalled { call(local.syntax) }
      } else if object == nil, deferredDepth == 0 {
        found.insert(name)
      }
    }
  }

  /// The object itself, of which no member is named.
  private func wholeObject(namedBy node: DeclReferenceExprSyntax) -> ExprSyntax? {
    let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    let expression = member.map(ExprSyntax.init) ?? ExprSyntax(node)
    let isObject = object.map { $0 == expression.writtenText } ?? expression.isSelf
    guard isObject, expression.parent?.as(MemberAccessExprSyntax.self)?.base?.id != expression.id else {
      return nil
    }
    return expression.isComparedByIdentity ? nil : expression
  }

  private func readWhole(_ object: ExprSyntax) {
    let argument = object.parent?.as(LabeledExprSyntax.self)
    let callee = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.lastReference
    if let callee {
      takers.insert(callee.byteRange.lowerBound)
    } else {
      usesObject = true
    }
  }

  /// A closure of unknown origin, unless it is another name of something, or a parameter of a function whose calls can be
  /// found.
  private func call(_ local: Syntax) {
    if local.isProtocol((any DeclGroupSyntax).self) || local.is(GenericParameterSyntax.self) { return }
    if let value = local.valueOfBinding, value.isName {
      if followed[deferredDepth > 0, default: []].insert(local.id).inserted { readCalled(value) }
    } else if let function = local.as(FunctionParameterSyntax.self)?.functionOfMember {
      functionOfCalledParameter = functionOfCalledParameter ?? function
    } else {
      callsUnknown = true
    }
  }

  /// The effects of a local function, a local getter or a closure in a constant happen where it is named.
  ///
  /// - Returns: false where it is none of these.
  private func follow(_ local: Syntax) -> Bool {
    let body: Syntax?
    if let function = local.as(FunctionDeclSyntax.self) {
      body = function.body.map(Syntax.init)
    } else {
      let binding = local.parent?.as(PatternBindingSyntax.self)
      body =
        binding?.accessorBlock.map(Syntax.init)
        ?? binding?.initializer?.value.as(ClosureExprSyntax.self).map { Syntax($0.statements) }
    }
    guard let body else { return false }
    guard followed[deferredDepth > 0, default: []].insert(local.id).inserted else { return true }
    let outer = depth
    depth = 1
    walk(body)
    depth = outer
    return true
  }
}

extension ExprSyntax {
  /// `$0.owner === self`, `ObjectIdentifier(self)`
  fileprivate var isComparedByIdentity: Bool {
    if let elements = parent?.as(ExprListSyntax.self) {
      return elements.contains { ["===", "!=="].contains($0.trimmedDescription) }
    }
    let call = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calleeName == "ObjectIdentifier"
  }
}

extension Syntax {
  /// `b` of `let a = b` and of `if let a = b`.
  fileprivate var valueOfBinding: ExprSyntax? {
    parent?.as(PatternBindingSyntax.self)?.initializer?.value
      ?? parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
  }
}

extension FunctionParameterSyntax {
  /// The name of the function that it is a parameter of; nil for a local function, and for anything else.
  fileprivate var functionOfMember: String? {
    guard let clause = parent?.parent?.as(FunctionParameterClauseSyntax.self),
      let function = clause.parent?.parent?.as(FunctionDeclSyntax.self)
    else { return nil }
    let isGlobal = function.parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.is(SourceFileSyntax.self)
    return function.parent?.is(MemberBlockItemSyntax.self) == true || isGlobal == true
      ? function.name.plainText : nil
  }
}
