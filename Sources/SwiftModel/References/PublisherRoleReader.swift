import SwiftSyntax

/// Reads the use of a publisher, by climbing from it through the operators around it.
struct PublisherRoleReader {
  private var isPlain = true
  /// An operator delays the value, so that code behind it runs after the change.
  private var isDelayed = false
  /// Each operator on the way sends something for each value.
  private var passesEach = true
  /// The members of publishers on the way that are no operators of Combine.
  private var added: [String] = []
  /// The closures of the operators on the way.
  private var callbacks: [Range<Int>] = []

  static func role(of publisher: ExprSyntax) -> PublisherRole {
    if let assignment = assignment(to: publisher) { return .assigned(assignment) }
    var reader = PublisherRoleReader()
    return reader.climb(from: publisher)
  }

  /// The role of what a key path leads to that stands for a closure: `rooms.map(\.$lamp)`.
  static func role(ofKeyPathTo name: DeclReferenceExprSyntax) -> PublisherRole {
    guard let component = name.parent?.parent?.as(KeyPathComponentSyntax.self),
      let keyPath = component.parent?.parent?.as(KeyPathExprSyntax.self),
      keyPath.components.last?.id == component.id,
      let argument = keyPath.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return .other }
    var reader = PublisherRoleReader()
    if list.count == 1, case .publisher(let publisher) = reader.step(fromFunctionGivenTo: call) {
      return reader.climb(from: publisher)
    }
    guard let callee = call.calleeName, keyPath.components.count == 1 else { return .other }
    return .passedKeyPath(
      PassedPublisher(
        callee: callee, receiver: receiver(of: call), label: argument.label?.plainText,
        position: list.prefix { $0.id != argument.id }.count, isPlain: true, companions: []))
  }

  private static func receiver(of call: FunctionCallExprSyntax) -> ExpressionFact? {
    call.calledExpression.as(MemberAccessExprSyntax.self).map { member in
      member.base.map { ExpressionReader().read($0) } ?? .unknown
    }
  }

  /// Whether nothing is done with what the key paths of a parameter lead to but to subscribe to it.
  static func onlySubscribes(toWhatLeads name: String, in body: some SyntaxProtocol) -> Bool {
    body.nodes(of: DeclReferenceExprSyntax.self).filter { $0.mentions(name) }.allSatisfy { mention in
      guard let argument = mention.parent?.as(LabeledExprSyntax.self), argument.label?.text == "keyPath",
        let access = argument.parent?.parent?.as(SubscriptCallExprSyntax.self), access.arguments.count == 1
      else { return false }
      if case .subscribed = role(of: ExprSyntax(access)) { return true }
      return false
    }
  }

  /// The calls that a local name is passed to, if all other uses are subscriptions; nil otherwise.
  ///
  /// - Parameter declaration: the declaration of the name, if it is in the body.
  static func handingOn(
    of name: String, declaredBy declaration: PatternSyntax? = nil, in body: some SyntaxProtocol
  ) -> [PassedPublisher]? {
    var passed: [PassedPublisher] = []
    for mention in body.nodes(of: DeclReferenceExprSyntax.self)
    where mention.mentions(name) && !isHidden(declaration, from: mention, in: body) {
      switch role(of: ExprSyntax(mention)) {
      case .subscribed: continue
      case .passed(let next): passed.append(next)
      case .passedKeyPath, .assigned, .returned, .inferred, .extended, .other: return nil
      }
    }
    return passed
  }

  /// Whether an inner declaration shadows a name: `let changes = $x; … map { changes in … }`.
  private static func isHidden(
    _ declaration: PatternSyntax?, from mention: DeclReferenceExprSyntax, in body: some SyntaxProtocol
  ) -> Bool {
    guard let local = LocalBinding.visible(named: mention.baseName.plainText, at: mention),
      local.others.isEmpty, !local.isIncomplete
    else { return false }
    return local.syntax.id != declaration?.id && body.byteRange.contains(local.syntax.byteRange.lowerBound)
  }

  private mutating func climb(from publisher: ExprSyntax) -> PublisherRole {
    var expression = publisher
    while true {
      switch step(from: expression) {
      case .publisher(let next): expression = next
      case .end(.other) where !added.isEmpty: return .extended(by: added)
      case .end(let role): return role
      }
    }
  }

  private enum Step {
    /// A publisher that is made of the last one.
    case publisher(ExprSyntax)
    case end(PublisherRole)
  }

  private mutating func step(from expression: ExprSyntax) -> Step {
    guard let parent = expression.parent else { return .end(.other) }
    if let outer = expression.transparentParent { return .publisher(outer) }
    if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == expression.id {
      return step(through: member)
    }
    if let several = expression.publishersOfOneObject {
      (isPlain, passesEach) = (false, false)
      return .publisher(several)
    }
    if let argument = parent.as(LabeledExprSyntax.self) { return step(from: argument) }
    if let closure = expression.closureReturningIt {
      return step(fromFunctionGivenTo: closure.callReceivingIt)
    }
    if parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self) {
      return .end(returned(by: expression))
    }
    if let clause = parent.as(InitializerClauseSyntax.self) { return .end(role(in: clause)) }
    return .end(!isPlain && expression.isAssignedResultOfUnknown ? .inferred : .other)
  }

  private var subscribed: PublisherRole {
    .subscribed(PublisherSubscription(assignedMembers: [], callbacks: nil))
  }

  private func assigned(from member: MemberAccessExprSyntax, by call: FunctionCallExprSyntax) -> PublisherRole
  {
    let range = member.period.byteRange.lowerBound..<call.byteRange.upperBound
    return .subscribed(
      PublisherSubscription(assignedMembers: [], callbacks: nil, receiver: passesEach ? range : nil))
  }

  private func called(with call: FunctionCallExprSyntax, assigning members: Set<String>) -> PublisherRole {
    .subscribed(
      PublisherSubscription(
        assignedMembers: members, callbacks: callbacks + call.closures,
        receiver: passesEach ? call.closures.last : nil))
  }

  // MARK: Operators

  private mutating func step(through member: MemberAccessExprSyntax) -> Step {
    let name = member.declName.baseName.text
    if !LibraryEffects.isOperator(name), name != "values" { added.append(name) }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    else { return .end(name == "values" ? subscribed : .other) }
    if name == "sink" {
      let assigned = isDelayed ? [] : call.membersAssignedByClosures
      return .end(called(with: call, assigning: assigned))
    }
    if name == "assign", call.arguments.count == 1 { return .end(assigned(from: member, by: call)) }
    if LibraryEffects.endsChain(name)
      || name == "receive" && call.arguments.first?.label?.text == "subscriber"
    {
      return .end(subscribed)
    }
    isPlain = false
    callbacks += call.closures
    if LibraryEffects.delays(name) { isDelayed = true }
    let isOfFirst = name == "dropFirst" && call.arguments.isEmpty
    if !LibraryEffects.sendsEach(name), !isOfFirst { passesEach = false }
    return .publisher(ExprSyntax(call))
  }

  // MARK: Arguments

  private mutating func step(from argument: LabeledExprSyntax) -> Step {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self), let callee = call.calleeName
    else { return .end(.other) }
    if takesPublishers(call, named: callee) {
      isPlain = false
      passesEach = passesEach && LibraryEffects.sendsEach(callee)
      return .publisher(ExprSyntax(call))
    }
    if callee == "onReceive" { return .end(called(with: call, assigning: [])) }
    if callee == "AnyPublisher" { return .end(subscribed) }
    let position = list.prefix { $0.id != argument.id }.count
    return .end(
      .passed(
        PassedPublisher(
          callee: callee,
          receiver: Self.receiver(of: call), label: argument.label?.plainText, position: position,
          isPlain: isPlain, companions: companions(of: argument, in: list))))
  }

  private func companions(
    of argument: LabeledExprSyntax, in list: LabeledExprListSyntax
  ) -> [PassedPublisher.Companion] {
    guard let object = argument.expression.objectOfProjection else { return [] }
    return list.enumerated().compactMap { position, other in
      guard other.id != argument.id, other.expression.objectOfProjection == object else { return nil }
      return PassedPublisher.Companion(label: other.label?.plainText, position: position)
    }
  }

  /// A publisher of Combine that is generic over its upstream publishers.
  private func takesPublishers(_ call: FunctionCallExprSyntax, named callee: String) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    let owner =
      base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if owner == "Publishers" {
      return LibraryEffects.combinesPublishers(type: callee)
        && (!LibraryEffects.takesOneType(type: callee) || call.takesPublishersOfOneObject)
    }
    return LibraryEffects.combinesPublishers(operator: callee)
  }

  // MARK: Values of closures, functions and constants

  private mutating func step(fromFunctionGivenTo call: FunctionCallExprSyntax?) -> Step {
    guard let call, call.calleeName.map(LibraryEffects.passesPublisher) == true else { return .end(.other) }
    (isPlain, passesEach) = (false, false)
    return .publisher(ExprSyntax(call))
  }

  private func returned(by expression: ExprSyntax) -> PublisherRole {
    guard let type = expression.resultType else { return .other }
    if type.is(SomeOrAnyTypeSyntax.self) { return subscribed }
    let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return wrapped.publishedPublisher != nil && isPlain ? .returned : .other
  }

  /// `let changes = model.$title`, where nothing but subscribing is done with `changes`; the value of a `lazy` variable.
  private func role(in clause: InitializerClauseSyntax) -> PublisherRole {
    guard let binding = clause.parent?.as(PatternBindingSyntax.self) else { return .other }
    if binding.givesLazyValue, isPlain, binding.typeAnnotation?.type.publishedPublisher != nil {
      return .returned
    }
    guard let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
      declaration.bindingSpecifier.tokenKind == .keyword(.let),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    else { return .other }
    if let type = binding.typeAnnotation?.type {
      return type.is(SomeOrAnyTypeSyntax.self) ? subscribed : .other
    }
    guard let item = declaration.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.is(SourceFileSyntax.self) != true
    else { return .other }
    let passed = Self.handingOn(of: name, declaredBy: binding.pattern, in: list)
    if passed == [] { return subscribed }
    if let passed, passed.count == 1, let next = passed.first {
      return .passed(
        PassedPublisher(
          callee: next.callee, receiver: next.receiver, label: next.label, position: next.position,
          isPlain: next.isPlain && isPlain, companions: []))
    }
    return Self.hasOnlyMembersUsed(name, declaredBy: binding.pattern, in: list) ? .inferred : .other
  }

  /// Whether a local name is nowhere used as a whole, so that its type has to be no certain one.
  private static func hasOnlyMembersUsed(
    _ name: String, declaredBy declaration: PatternSyntax, in body: CodeBlockItemListSyntax
  ) -> Bool {
    body.nodes(of: DeclReferenceExprSyntax.self)
      .filter { $0.mentions(name) && !isHidden(declaration, from: $0, in: body) }
      .allSatisfy { mention in
        mention.parent?.as(MemberAccessExprSyntax.self).map { $0.base?.id == ExprSyntax(mention).id } == true
      }
  }

  // MARK: Assignments

  /// `.assign(to: &$x)`, as a statement or a returned expression: it has no result.
  private static func assignment(to publisher: ExprSyntax) -> PublisherAssignment? {
    guard let place = publisher.parent?.as(InOutExprSyntax.self),
      let argument = place.parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calleeName == "assign", let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let source = member.base,
      call.parent?.is(CodeBlockItemSyntax.self) == true || call.parent?.is(ReturnStmtSyntax.self) == true
    else { return nil }
    return PublisherAssignment(
      range: member.period.byteRange.lowerBound..<call.byteRange.upperBound,
      operatorTypedByTarget: source.operatorTypedByTarget, isOnMainThread: source.publishesOnMainThread)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is an unqualified name, not that of a member.
  fileprivate func mentions(_ name: String) -> Bool {
    guard baseName.plainText == name, parent?.is(KeyPathPropertyComponentSyntax.self) != true else {
      return false
    }
    return parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == id } != true
  }
}

extension ExprSyntax {
  /// `subscription = publisher.weakAssign(to: …)`: what a function that is not Combine's gives, with no type that names the
  /// publisher.
  fileprivate var isAssignedResultOfUnknown: Bool {
    guard let name = self.as(FunctionCallExprSyntax.self)?.calleeName, !LibraryEffects.isKnown(callee: name),
      let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == id
    else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// Parentheses, `try`, `await` and `!` around it.
  fileprivate var transparentParent: ExprSyntax? {
    guard let parent else { return nil }
    if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
      || parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
    {
      return parent.as(ExprSyntax.self)
    }
    if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return ExprSyntax(tuple)
    }
    return nil
  }

  /// The closure whose only statement it is.
  fileprivate var closureReturningIt: ClosureExprSyntax? {
    var item = parent
    if item?.is(ReturnStmtSyntax.self) == true { item = item?.parent }
    guard let item = item?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
    else { return nil }
    return list.parent?.as(ClosureExprSyntax.self)
  }

  /// The written type of the function or getter that returns it.
  fileprivate var resultType: TypeSyntax? {
    let isReturned = parent?.is(ReturnStmtSyntax.self) == true
    var current = parent
    while let node = current {
      if node.is(ClosureExprSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
      if let list = node.as(CodeBlockItemListSyntax.self), !isReturned, list.count != 1 { return nil }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
      if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return nil
      }
      if let binding = node.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if !isReturned, node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) { return nil }
      current = node.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  var calleeName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainText
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }

  fileprivate var membersAssignedByClosures: Set<String> {
    let closures =
      [trailingClosure].compactMap { $0 } + arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + additionalTrailingClosures.map(\.closure)
    return closures.reduce(into: []) { members, closure in
      members.formUnion(closure.assignedMembers)
    }
  }
}

extension ClosureExprSyntax {
  /// The members that it assigns itself, not in closures in it.
  fileprivate var assignedMembers: [String] {
    statements.nodes(of: CodeBlockItemSyntax.self, skippingInside: [.closureExpr]).flatMap { item in
      item.memberWrites().filter { !$0.isCall }.map(\.name)
    }
  }
}
