import SwiftSyntax

/// Reads one mention of `objectWillChange`.
enum ObjectWillChangeReader {
  static func read(_ node: DeclReferenceExprSyntax, enclosingType: Int?) -> ObjectWillChangeUse {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let expression = member?.declName.id == node.id ? member.map { ExprSyntax($0) } : nil
    return read(node, as: expression ?? ExprSyntax(node), enclosingType: enclosingType)
  }

  private static func read(
    _ node: DeclReferenceExprSyntax, as expression: ExprSyntax, enclosingType: Int?
  ) -> ObjectWillChangeUse {
    ObjectWillChangeUse(
      base: object(of: expression), enclosingType: enclosingType, range: expression.byteRange,
      nameRange: node.baseName.byteRange, form: form(of: expression),
      isPassedOn: node.isKeyPathComponent || expression.isPassedOn,
      forwardedFrom: forwardedObject(by: expression))
  }

  /// What a publisher is of; nil for the object that the code belongs to.
  private static func object(of publisher: ExprSyntax) -> ExpressionFact? {
    if let member = publisher.as(MemberAccessExprSyntax.self) {
      return member.base.map { ExpressionReader().read($0) } ?? .unknown
    }
    guard let name = publisher.as(DeclReferenceExprSyntax.self), name.isKeyPathComponent else { return nil }
    return if case .value(let root) = KeyPathRoot(of: name) { root } else { .unknown }
  }

  private static func form(of publisher: ExprSyntax) -> ObjectWillChangeUse.Form {
    if let statement = sendStatement(publisher) { return .sendStatement(statement) }
    return forwarding(from: publisher).map { .forwarding($0) } ?? .other
  }

  // MARK: Sending

  private static func sendStatement(_ publisher: ExprSyntax) -> ObjectWillChangeUse.SendStatement? {
    guard let call = publisher.sendCall, let item = call.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let whole = list.count == 1 ? plainStatement(around: list) ?? item : item
    let outer = whole.parent?.as(CodeBlockItemListSyntax.self) ?? list
    let emptied = outer.doesNothing(without: whole) ? emptiedObserver(around: outer) : nil
    return ObjectWillChangeUse.SendStatement(
      range: whole.byteRange, observedVariable: observedVariable(of: outer),
      adjacentStatements: adjacentWrites(of: whole, to: publisher), emptiedObserver: emptied,
      callRange: call.byteRange, accompanyingWrites: accompanyingWrites(of: whole),
      setProperty: setProperty(of: list),
      leavesEmptyBlock: emptied == nil && outer.count == 1 && !outer.isFunctionBody,
      isAnimated: item.isAnimated,
      hop: hop(around: list)?.id == whole.id ? HopReader.read(around: whole) : nil,
      isolation: HopReader.isolation(of: item), limiter: limiter(around: item))
  }

  /// The writes around a statement to members of the announced object, up to the first other statement.
  private static func adjacentWrites(
    of item: CodeBlockItemSyntax, to publisher: ExprSyntax
  ) -> [[MemberWrite]] {
    let object = publisher.as(MemberAccessExprSyntax.self)?.base.flatMap { $0.isSelf ? nil : $0 }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), object?.isWithoutEffect != false else {
      return []
    }
    let items = Array(list)
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return [] }
    let written = object?.writtenText
    return [
      writes(in: items[..<index].reversed(), to: written), writes(in: items[(index + 1)...], to: written),
    ]
  }

  /// - Parameter object: as it is written; nil for `self`.
  private static func writes(
    in items: some Sequence<CodeBlockItemSyntax>, to object: String?
  ) -> [MemberWrite] {
    var writes: [MemberWrite] = []
    for item in items {
      let found = item.memberWrites(to: object)
      if !found.isEmpty {
        writes += found
      } else if object == nil, case .decl(let declaration) = item.item,
        declaration.is(VariableDeclSyntax.self)
      {
        continue
      } else {
        break
      }
    }
    return writes
  }

  // MARK: Code around the statement

  /// `if flag { … }` without `else`, `DispatchQueue.main.async { … }`, or `#if FLAG … #endif`, which goes when its only
  /// statement goes.
  private static func plainStatement(around list: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
    let statement =
      plainCondition(around: list) ?? hop(around: list) ?? list.deferStatement ?? list.conditionalCompilation
    guard let statement, !statement.hasInnerComments
    else { return nil }
    return statement
  }

  private static func plainCondition(around list: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
    guard let block = list.parent?.as(CodeBlockSyntax.self),
      let statement = block.parent?.as(IfExprSyntax.self), statement.elseBody == nil,
      statement.conditions.allSatisfy(\.isWithoutEffect)
    else { return nil }
    return statement.parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }

  private static func hop(around list: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
    guard let closure = list.parent?.as(ClosureExprSyntax.self), let call = closure.callReceivingIt,
      call.arguments.isEmpty, call.trailingClosure?.id == closure.id,
      LibraryEffects.hopsToMainThread(callee: call.calledExpression.writtenText)
    else { return nil }
    var expression = ExprSyntax(call)
    while let parent = expression.parent, parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self) {
      expression = ExprSyntax(fromProtocol: parent.asProtocol((any ExprSyntaxProtocol).self) ?? expression)
    }
    return expression.parent?.as(CodeBlockItemSyntax.self)
  }

  /// The observer that does nothing else, with the braces around it when it is the only one.
  private static func emptiedObserver(around list: CodeBlockItemListSyntax) -> Range<Int>? {
    guard let accessor = list.parent?.parent?.as(AccessorDeclSyntax.self), let body = accessor.body,
      ["willSet", "didSet"].contains(accessor.accessorSpecifier.text), !body.hasInnerComments
    else { return nil }
    guard let all = accessor.parent?.as(AccessorDeclListSyntax.self), all.count == 1,
      let block = all.parent?.as(AccessorBlockSyntax.self)
    else { return accessor.byteRange }
    guard let previous = block.leftBrace.previousToken(viewMode: .sourceAccurate), !block.hasInnerComments
    else { return nil }
    return previous.endPositionBeforeTrailingTrivia.utf8Offset..<block.byteRange.upperBound
  }

  private static func observedVariable(of list: CodeBlockItemListSyntax) -> String? {
    if list.parent?.is(IfConfigClauseSyntax.self) == true {
      return (list.enclosingStatement?.parent?.as(CodeBlockItemListSyntax.self)).flatMap(observedVariable)
    }
    guard let accessor = list.parent?.parent?.as(AccessorDeclSyntax.self),
      ["willSet", "didSet"].contains(accessor.accessorSpecifier.text)
    else { return nil }
    return accessor.variableName
  }

  private static func setProperty(of list: CodeBlockItemListSyntax) -> String? {
    guard let accessor = list.parent?.parent?.as(AccessorDeclSyntax.self) else {
      // In a branch.
      return (list.enclosingStatement?.parent?.as(CodeBlockItemListSyntax.self)).flatMap(setProperty)
    }
    return accessor.accessorSpecifier.text == "set" ? accessor.variableName : nil
  }

  // MARK: Changes in the same body

  /// The writes before it, or after it with no early exit between, in the enclosing blocks up to the function, or to a
  /// closure that may run at another time or that animates what changes in it.
  private static func accompanyingWrites(of item: CodeBlockItemSyntax) -> [MemberWrite] {
    var writes: [MemberWrite] = []
    var current = item
    while let list = current.parent?.as(CodeBlockItemListSyntax.self) {
      let items = Array(list)
      guard let index = items.firstIndex(where: { $0.id == current.id }) else { break }
      writes += items[..<index].flatMap(certainWrites)
      for next in items[(index + 1)...] {
        writes += certainWrites(of: next)
        if next.mayLeave { break }
      }
      guard let outer = list.enclosingStatement ?? list.statementRunningClosure else { break }
      current = outer
    }
    return writes
  }

  /// The writes on every path through a statement.
  static func certainWrites(of item: CodeBlockItemSyntax) -> [MemberWrite] {
    let writes = item.memberWrites().filter { !$0.isCall }
    if !writes.isEmpty { return writes }
    let statement: Syntax? =
      switch item.item {
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) }
      case .expr(let expression): Syntax(expression)
      case .decl: nil
      }
    if let choice = statement?.as(IfExprSyntax.self) { return certainWrites(of: choice) }
    guard let choice = statement?.as(SwitchExprSyntax.self) else { return [] }
    let branches = choice.cases.map { element -> [MemberWrite] in
      guard case .switchCase(let branch) = element else { return [] }
      return branch.statements.flatMap(certainWrites)
    }
    return branches.contains(where: \.isEmpty) ? [] : branches.flatMap { $0 }
  }

  private static func certainWrites(of choice: IfExprSyntax) -> [MemberWrite] {
    let then = choice.body.statements.flatMap(certainWrites)
    let otherwise: [MemberWrite] =
      switch choice.elseBody {
      case .codeBlock(let block): block.statements.flatMap(certainWrites)
      case .ifExpr(let next): certainWrites(of: next)
      case nil: []
      }
    return then.isEmpty || otherwise.isEmpty ? [] : then + otherwise
  }
}

// MARK: Forwarding

extension ObjectWillChangeReader {
  /// A statement that subscribes to the publisher only in order to send the own one.
  private static func forwarding(from publisher: ExprSyntax) -> ObjectWillChangeUse.Forwarding? {
    guard let (subscription, closure) = subscription(to: publisher), let sender = sender(in: closure),
      let keeper = keeper(of: subscription), let whole = statement(around: keeper)
    else { return nil }
    var other: ExpressionFact?
    if case .other(let object) = sender { other = ExpressionReader().read(object) }
    return ObjectWillChangeUse.Forwarding(
      range: whole.byteRange, sender: other, subscription: keeper.name,
      assignedElements: keeper.assignedElements,
      hops: subscription.calledExpression.as(MemberAccessExprSyntax.self)?.base?.id
        != publisher.merged.id || closure.hopsToSend,
      limiter: limiter(of: subscription),
      emptiedObserver: whole.parent?.as(CodeBlockItemListSyntax.self).flatMap { list in
        list.doesNothing(without: whole) ? emptiedObserver(around: list) : nil
      },
      emptied: keeper.assignedElements == nil
        ? EmptiedCodeReader.read(
          around: whole, statement: forwardingStatement(from:), observer: emptiedObserver(around:)) : nil)
  }

  /// The statement that forwards what a publisher sends.
  private static func forwardingStatement(from name: DeclReferenceExprSyntax) -> CodeBlockItemSyntax? {
    let member = name.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.id == name.id ? ExprSyntax($0) : nil
    }
    guard let (subscription, closure) = subscription(to: member ?? ExprSyntax(name)),
      sender(in: closure) != nil, let keeper = keeper(of: subscription), keeper.assignedElements == nil
    else { return nil }
    return statement(around: keeper)
  }

  /// The statement that stores a subscription, or the loop or condition that contains nothing else.
  private static func statement(around keeper: Keeper) -> CodeBlockItemSyntax? {
    var whole = keeper.item
    if whole.hasInnerComments { return nil }
    while let list = whole.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let outer = list.plainLoopOrBinding ?? list.plainForEach, !outer.hasInnerComments
    {
      whole = outer
    }
    return whole.isLastToNameParameter ? nil : whole
  }

  /// `publisher.sink { … }`, also behind `receive(on:)` or an operator that drops some of the changes.
  private static func subscription(to publisher: ExprSyntax) -> (FunctionCallExprSyntax, ExprSyntax)? {
    var chain = publisher.merged
    while let member = chain.parent?.as(MemberAccessExprSyntax.self), member.base?.id == chain.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    {
      switch member.declName.baseName.text {
      case "receive", "throttle", "debounce": chain = ExprSyntax(call)
      case "sink":
        if let closure = call.trailingClosure, call.arguments.isEmpty { return (call, ExprSyntax(closure)) }
        guard call.arguments.count == 1, call.trailingClosure == nil, let argument = call.arguments.first,
          argument.label?.text == "receiveValue"
        else { return nil }
        return (call, argument.expression)
      default: return nil
      }
    }
    return nil
  }

  private static func limiter(around item: CodeBlockItemSyntax) -> String? {
    for node in sequence(first: Syntax(item), next: \.parent) {
      if node.is(MemberBlockItemSyntax.self) { return nil }
      let call = node.as(ClosureExprSyntax.self)?.callReceivingIt
      if let limiter = call.flatMap(limiter(of:)) { return limiter }
    }
    return nil
  }

  /// `throttle` or `debounce`, where one stands before a subscription.
  private static func limiter(of subscription: FunctionCallExprSyntax) -> String? {
    var call: FunctionCallExprSyntax? = subscription
    while let member = call?.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if LibraryEffects.limitsUpdates(name) { return name }
      call = member.base?.as(FunctionCallExprSyntax.self)
    }
    return nil
  }

  /// `{ [weak self] _ in self?.objectWillChange.send() }`, also behind `guard let self else { return }`, or
  /// `objectWillChange.send` itself.
  private static func sender(in receiver: ExprSyntax) -> ObjectWillChangeSender? {
    guard let closure = receiver.as(ClosureExprSyntax.self) else {
      return receiver.isOwnSend ? .own : nil
    }
    var statements = closure.statements[...]
    let object = statements.count > 1 ? statements.first?.nameOfUnwrappedSelf : nil
    if object != nil { statements.removeFirst() }
    guard statements.count == 1, case .expr(let expression)? = statements.first?.item else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    {
      return call.calledExpression.sender(unwrappedAs: object)
    }
    // `DispatchQueue.main.async { self?.objectWillChange.send() }`
    guard let hop = expression.core.as(FunctionCallExprSyntax.self), let inner = hop.trailingClosure,
      LibraryEffects.hopsToMainThread(callee: hop.calledExpression.writtenText)
    else { return nil }
    return sender(in: ExprSyntax(inner))
  }

  /// The statement that stores a subscription, with the name of the variable, and the assigned value if there is one
  /// subscription for each of several objects.
  private typealias Keeper = (item: CodeBlockItemSyntax, name: String?, assignedElements: Range<Int>?)

  private static func keeper(of subscription: FunctionCallExprSyntax) -> Keeper? {
    if let store = subscription.parent?.as(MemberAccessExprSyntax.self),
      store.declName.baseName.text == "store", let call = store.parent?.as(FunctionCallExprSyntax.self),
      let target = call.arguments.first?.expression.as(InOutExprSyntax.self)
    {
      return call.parent?.as(CodeBlockItemSyntax.self).map {
        ($0, target.expression.rootMember()?.name, nil)
      }
    }
    let elements = subscription.mappingCall
    let value = elements ?? subscription
    if let argument = value.parent?.as(LabeledExprSyntax.self),
      let call = argument.ancestor(as: FunctionCallExprSyntax.self), call.arguments.count == 1,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      (elements == nil ? ["append", "insert"] : ["append", "formUnion"])
        .contains(member.declName.baseName.text)
    {
      return call.parent?.as(CodeBlockItemSyntax.self).map { ($0, base.rootMember()?.name, nil) }
    }
    if let list = value.parent?.as(ExprListSyntax.self), list.count == 3,
      list.last?.id == ExprSyntax(value).id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let target = list.first
    {
      return list.ancestor(as: CodeBlockItemSyntax.self).map {
        ($0, target.rootMember()?.name, elements?.byteRange)
      }
    }
    return nil
  }

  /// The object whose subscription does nothing but send this publisher.
  private static func forwardedObject(by publisher: ExprSyntax) -> ExpressionFact? {
    var current = publisher.parent
    while let node = current, !node.is(MemberBlockItemSyntax.self) {
      if let call = node.as(FunctionCallExprSyntax.self),
        let sink = call.calledExpression.as(MemberAccessExprSyntax.self),
        sink.declName.baseName.text == "sink", let source = sink.base?.objectWillChangeAtRoot,
        forwarding(from: source) != nil, source.id != publisher.id
      {
        return object(of: source) ?? .selfReference
      }
      current = node.parent
    }
    return nil
  }
}

extension DeclReferenceExprSyntax {
  /// Whether a key path leads to the publisher of each of some objects.
  fileprivate var isKeyPathComponent: Bool { parent?.is(KeyPathPropertyComponentSyntax.self) == true }
}

extension ExprSyntax {
  /// Whether a publisher is an argument, an element, a result, discarded, or what an operator or a subscription is
  /// called on.
  fileprivate var isPassedOn: Bool {
    guard let parent else { return false }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return member.base?.id == id && !["send", "self", "subscribe"].contains(member.declName.baseName.text)
    }
    return parent.is(LabeledExprSyntax.self) || parent.is(ArrayElementSyntax.self)
      || parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self)
      || parent.as(ExprListSyntax.self)?.first?.is(DiscardAssignmentExprSyntax.self) == true
  }

  /// Whether a closure that only sends does so in a nested, dispatched closure.
  fileprivate var hopsToSend: Bool {
    guard case .expr(let expression)? = self.as(ClosureExprSyntax.self)?.statements.last?.item else {
      return false
    }
    return expression.core.as(FunctionCallExprSyntax.self)?.trailingClosure != nil
  }
}
