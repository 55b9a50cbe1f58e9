import SwiftSyntax

// The code around a statement that announces a change by hand.

enum ObjectWillChangeSender {
  /// The object that the code belongs to.
  case own
  case other(ExprSyntax)
}

extension ExprSyntax {
  /// `x.objectWillChange` in `x.objectWillChange.receive(on: …)`, also without an object.
  var objectWillChangeAtRoot: ExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.mergedPublisher
        ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.objectWillChangeAtRoot
    }
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "objectWillChange" ? self : nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "objectWillChange"
    else { return nil }
    return self
  }

  /// Whose publisher it sends: `objectWillChange.send`, `self?.objectWillChange.send`, `parent?.objectWillChange.send`; nil
  /// for anything else.
  ///
  /// - Parameter name: the name of the unwrapped `self`.
  func sender(unwrappedAs name: String? = nil) -> ObjectWillChangeSender? {
    guard let send = self.as(MemberAccessExprSyntax.self), send.declName.baseName.text == "send",
      let publisher = send.base
    else { return nil }
    if let own = publisher.as(DeclReferenceExprSyntax.self) {
      return own.baseName.text == "objectWillChange" ? .own : nil
    }
    guard let member = publisher.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "objectWillChange", let object = member.base
    else { return nil }
    let isOwn = object.isSelf || name.map { object.isWritten($0) } == true
    return isOwn ? .own : .other(object)
  }

  var isOwnSend: Bool { if case .own? = sender() { true } else { false } }

  /// `publisher.send()`, also with `()` or `self` as the value.
  var sendCall: FunctionCallExprSyntax? {
    let sender = castInParentheses ?? self
    guard let member = sender.parent?.as(MemberAccessExprSyntax.self), member.base?.id == sender.id,
      member.declName.baseName.text == "send",
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count <= 1,
      call.arguments.allSatisfy({ $0.expression.isSelf || $0.expression.isWritten("()") })
    else { return nil }
    return call
  }

  /// `(publisher as? ObservableObjectPublisher)?`, also with `as!`.
  private var castInParentheses: ExprSyntax? {
    guard let parts = parent?.as(ExprListSyntax.self), parts.count == 3, parts.first?.id == id,
      parts.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let element = parts.parent?.parent?.as(LabeledExprSyntax.self),
      let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
    else { return nil }
    return tuple.parent?.as(OptionalChainingExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(tuple)
  }

  /// Something without effect, or its elements in another way: `children.enumerated()`.
  fileprivate var isPlainSequence: Bool {
    if isWithoutEffect { return true }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      LibraryEffects.walksElements(member.declName.baseName.text)
    else { return false }
    return member.base?.isPlainSequence == true
  }

  /// Evaluating it changes nothing.
  var isWithoutEffect: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .floatLiteralExpr:
      true
    case .memberAccessExpr(let node): node.base?.isWithoutEffect ?? true
    case .optionalChainingExpr(let node): node.expression.isWithoutEffect
    case .prefixOperatorExpr(let node): node.operator.text == "!" && node.expression.isWithoutEffect
    case .sequenceExpr(let node):
      node.elements.allSatisfy {
        $0.as(BinaryOperatorExprSyntax.self).map {
          ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"].contains($0.operator.text)
        }
          ?? $0.isWithoutEffect
      }
    default: false
    }
  }
}

extension ConditionElementSyntax {
  var isWithoutEffect: Bool {
    guard case .expression(let expression) = condition else { return false }
    return expression.isWithoutEffect
  }
}

extension ConditionElementSyntax {
  /// Also true for an optional binding to a value without effects.
  fileprivate var changesNothing: Bool {
    if case .optionalBinding(let binding) = condition {
      return binding.initializer?.value.isWithoutEffect ?? true
    }
    return isWithoutEffect
  }
}

extension CodeBlockSyntax {
  fileprivate var onlyReturns: Bool {
    guard statements.count == 1, case .stmt(let only)? = statements.first?.item else { return false }
    return only.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
  }
}

extension AccessorDeclSyntax {
  /// The variable it is an accessor of.
  var variableName: String? {
    guard let binding = ancestor(as: PatternBindingSyntax.self) else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }
}

extension SyntaxProtocol {
  /// There are comments between its first and its last token.
  var hasInnerComments: Bool {
    let text = writtenText
    return text.contains("//") || text.contains("/*")
  }
}

extension CodeBlockItemSyntax {
  /// In the closure of `withAnimation` or `withTransaction`.
  var isAnimated: Bool {
    var current = parent
    while let node = current, !node.is(MemberBlockItemSyntax.self) {
      if node.as(ClosureExprSyntax.self)?.isAnimating == true { return true }
      current = node.parent
    }
    return false
  }
}

extension ClosureExprSyntax {
  fileprivate var isAnimating: Bool {
    let callee = callReceivingIt?.calledExpression.as(DeclReferenceExprSyntax.self)
    return (callee?.baseName.text).map(LibraryEffects.animates) ?? false
  }
}

extension CodeBlockItemListSyntax {
  /// All other statements only leave the function: `guard oldValue != count else { return }`.
  func doesNothing(without item: CodeBlockItemSyntax) -> Bool {
    allSatisfy { $0.id == item.id || $0.onlyReturns }
  }

  /// The statement `defer { … }` that defers this one.
  var deferStatement: CodeBlockItemSyntax? {
    parent?.parent?.as(DeferStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }

  /// The `#if FLAG … #endif` that has these statements and no others.
  var conditionalCompilation: CodeBlockItemSyntax? {
    guard let clauses = parent?.parent?.as(IfConfigClauseListSyntax.self), clauses.count == 1 else {
      return nil
    }
    return clauses.parent?.as(IfConfigDeclSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }

  /// The statements of a function, initializer or accessor, or of a closure: they may be none.
  var isFunctionBody: Bool {
    if parent?.is(ClosureExprSyntax.self) == true { return true }
    guard let owner = parent?.parent else { return false }
    return owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
      || owner.is(AccessorDeclSyntax.self) || owner.is(DeinitializerDeclSyntax.self)
  }

  /// The statement whose block this is, within the same function or closure.
  var enclosingStatement: CodeBlockItemSyntax? {
    if parent?.is(ClosureExprSyntax.self) == true || isFunctionBody { return nil }
    var current = parent
    while let node = current {
      if let item = node.as(CodeBlockItemSyntax.self) { return item }
      if node.is(ClosureExprSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
      current = node.parent
    }
    return nil
  }

  /// The statement that runs the closure whose body this is, before it is over: `lock.withLock { … }`.
  var statementRunningClosure: CodeBlockItemSyntax? {
    guard let closure = parent?.as(ClosureExprSyntax.self), closure.isNonEscaping, !closure.isAnimating else {
      return nil
    }
    return closure.ancestor(as: CodeBlockItemSyntax.self)
  }

  /// `children.forEach { … }`, which goes when its only statement goes.
  var plainForEach: CodeBlockItemSyntax? {
    guard let closure = parent?.as(ClosureExprSyntax.self), let call = closure.callReceivingIt,
      call.isOnSequence(named: "forEach", taking: closure)
    else { return nil }
    return call.parent?.as(CodeBlockItemSyntax.self)
  }

  /// `for child in children { … }` or `if let child { … }`, which go when their only statement goes.
  var plainLoopOrBinding: CodeBlockItemSyntax? {
    guard let block = parent?.as(CodeBlockSyntax.self) else { return nil }
    if let loop = block.parent?.as(ForStmtSyntax.self), loop.sequence.isPlainSequence {
      return loop.parent?.as(CodeBlockItemSyntax.self)
    }
    guard let choice = block.parent?.as(IfExprSyntax.self), choice.elseBody == nil,
      choice.conditions.allSatisfy(\.changesNothing)
    else { return nil }
    return choice.parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// `children.map { $0.publisher.sink { … } }` around the subscription, where that is all the closure does.
  var mappingCall: FunctionCallExprSyntax? {
    guard let item = parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let closure = list.parent?.as(ClosureExprSyntax.self), let call = closure.callReceivingIt,
      call.isOnSequence(named: "map", taking: closure)
    else { return nil }
    // `Set(children.map { … })`
    if let argument = call.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let set = argument.ancestor(as: FunctionCallExprSyntax.self), set.arguments.count == 1,
      set.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Set"
    {
      return set
    }
    return call
  }

  fileprivate func isOnSequence(named name: String, taking closure: ClosureExprSyntax) -> Bool {
    guard arguments.isEmpty, trailingClosure?.id == closure.id, additionalTrailingClosures.isEmpty,
      let member = calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == name && member.base?.isPlainSequence == true
  }
}

extension CodeBlockItemSyntax {
  /// `guard … else { return }` or `if … { return }`, which does nothing else.
  fileprivate var onlyReturns: Bool {
    guard case .stmt(let statement) = item else { return false }
    if let check = statement.as(GuardStmtSyntax.self) {
      return check.body.onlyReturns && check.conditions.allSatisfy(\.changesNothing)
    }
    guard let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) else {
      return false
    }
    return choice.elseBody == nil && choice.body.onlyReturns
      && choice.conditions.allSatisfy(\.changesNothing)
  }

  /// The `object` of `guard let object = self else { return }`; also `self` itself.
  var nameOfUnwrappedSelf: String? {
    guard case .stmt(let statement) = item, let check = statement.as(GuardStmtSyntax.self),
      check.conditions.count == 1, check.body.statements.count == 1,
      case .stmt(let exit)? = check.body.statements.first?.item,
      let way = exit.as(ReturnStmtSyntax.self), way.expression == nil,
      case .optionalBinding(let binding)? = check.conditions.first?.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      binding.initializer?.value.isSelf ?? (name == "self")
    else { return nil }
    return name
  }

  /// A closure around it would take a parameter that nothing in it names any more: `{ $0.follow() }`.
  var isLastToNameParameter: Bool {
    guard let closure = ancestor(as: ClosureExprSyntax.self), closure.signature == nil else { return false }
    func isParameter(_ token: TokenSyntax) -> Bool {
      if case .dollarIdentifier = token.tokenKind { return true }
      return false
    }
    let range = byteRange
    let places = closure.tokens(viewMode: .sourceAccurate).filter(isParameter).map(\.byteRange.lowerBound)
    return !places.isEmpty && places.allSatisfy(range.contains)
  }
}

// MARK: Merged publishers

extension ExprSyntax {
  /// `Publishers.MergeMany(items.map { $0.objectWillChange })` around the publisher of each item; itself for any other.
  var merged: ExprSyntax {
    for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      if node.is(MemberBlockItemSyntax.self) { break }
      guard let call = node.as(FunctionCallExprSyntax.self), call.mergedPublisher?.id == id else { continue }
      return ExprSyntax(call)
    }
    return self
  }
}

extension FunctionCallExprSyntax {
  /// The publisher of each element in `Publishers.MergeMany(items.map { $0.objectWillChange })`, also as a key path.
  fileprivate var mergedPublisher: ExprSyntax? {
    let callee = calledExpression.writtenText
    guard callee == "MergeMany" || callee.hasSuffix(".MergeMany"), arguments.count == 1,
      let map = arguments.first?.expression.as(FunctionCallExprSyntax.self), map.calleeName == "map"
    else { return nil }
    if let keyPath = map.arguments.first?.expression.as(KeyPathExprSyntax.self), map.arguments.count == 1 {
      let last = keyPath.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
      return last.map { ExprSyntax($0.declName) }?.objectWillChangeAtRoot
    }
    let closure = map.trailingClosure ?? map.arguments.first?.expression.as(ClosureExprSyntax.self)
    guard let statements = closure?.statements, statements.count == 1,
      case .expr(let publisher)? = statements.first?.item
    else { return nil }
    return publisher.is(MemberAccessExprSyntax.self) ? publisher.objectWillChangeAtRoot : nil
  }
}
