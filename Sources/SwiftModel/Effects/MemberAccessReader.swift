import SwiftSyntax

/// Reads the accesses of a body to named members of its enclosing type.
struct MemberAccessReader {
  /// The members of the type; nil in an extension, which may stand in another file than they do. There, only
  /// changes and calls are read.
  let names: Set<String>?
  /// Other names may be inherited members; of these too, changes and calls are read.
  var mayInherit = false

  /// In source order.
  func accesses(in body: some SyntaxProtocol) -> [AccessFact] {
    let visitor = AccessVisitor(names: names, mayInherit: mayInherit)
    visitor.walk(body)
    return visitor.finished()
  }
}

private final class AccessVisitor: CodeVisitor {
  private let names: Set<String>?
  private let mayInherit: Bool
  /// Of the closures around the current node, whether each may run later.
  private var closures: [Bool] = []
  private var deferDepth = 0
  /// How many of the closures around the current node may run later.
  private var laterDepth = 0
  /// For each of these closures, the function that it is an argument of.
  private var runners: [String?] = []
  /// Of the nested functions around the current node, with the closures around each that may run later.
  private var functions: [(name: String, laterDepth: Int)] = []
  private var nested = NestedFunctions()
  private var accesses: [AccessFact] = []

  private var isDeferred: Bool { !closures.isEmpty || !functions.isEmpty }
  private var callsObservers: Bool { isDeferred || deferDepth > 0 }
  private var runsLater: Bool { laterDepth > (functions.last?.laterDepth ?? 0) }
  private var runner: String? {
    laterDepth == (functions.last?.laterDepth ?? 0) + 1 ? runners.last ?? nil : nil
  }

  init(names: Set<String>?, mayInherit: Bool) {
    self.names = names
    self.mayInherit = mayInherit
    super.init()
  }

  /// In source order.
  func finished() -> [AccessFact] {
    for number in nested.neverRun() {
      accesses[number].runsLater = true
      accesses[number].runner = nil
    }
    return accesses
  }

  private func add(_ access: AccessFact) {
    if let function = functions.last { nested.add(accesses.count, to: function.name) }
    accesses.append(access)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures.append(!node.isNonEscaping && !node.isGetterOfBinding)
    if closures[closures.count - 1] {
      laterDepth += 1
      runners.append(node.callReceivingIt?.calleeName)
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    if closures.removeLast() {
      laterDepth -= 1
      runners.removeLast()
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append((node.name.plainText, laterDepth))
    nested.declare(node.name.plainText)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    deferDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: DeferStmtSyntax) { deferDepth -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let roots = node.arguments.compactMap { argument in
      argument.expression.as(InOutExprSyntax.self)?.expression.rootMember()?.name
    }
    for (index, name) in roots.enumerated()
    where roots[..<index].contains(name) && names?.contains(name) != false {
      let range = node.byteRange
      add(
        AccessFact(
          name: name, kind: .aliasedInout, offset: range.lowerBound, nameOffset: range.lowerBound,
          end: range.upperBound,
          isDeferred: isDeferred, runsLater: runsLater, callsObservers: callsObservers))
    }
    return .visitChildren
  }

  /// `if let name`, which reads the member of that name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      addRead(of: pattern.identifier, at: node)
    }
    return .visitChildren
  }

  /// `{ [name] in … }`
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { addRead(of: node.name, at: node) }
    return .visitChildren
  }

  /// A token that declares a local name and reads the member of the same name.
  private func addRead(of token: TokenSyntax, at node: some SyntaxProtocol) {
    let name = token.plainText
    guard names?.contains(name) == true else { return }
    let range = token.byteRange
    let local = LocalBinding.visible(named: name, at: node)
    guard local == nil || local?.syntax.byteRange.contains(range.lowerBound) == true else { return }
    add(
      AccessFact(
        name: name, kind: .read, offset: range.lowerBound, nameOffset: range.lowerBound,
        end: range.upperBound, isDeferred: isDeferred, runsLater: runsLater,
        runner: runner, callsObservers: callsObservers, isShorthand: true
      ))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let written = node.baseName.plainText
    if nested.isDeclared(written), !runsLater, !node.isMemberName {
      nested.call(written, from: functions.last?.name)
    }
    let isStorage =
      written.hasPrefix("_") && names?.contains(written) == false
      && names?.contains(String(written.dropFirst())) == true
    // `_name = Wrapper(…)` initializes the member.
    let name = isStorage ? String(written.dropFirst()) : written
    let isOwn = names?.contains(name) == true
    if names != nil, !isOwn, !mayInherit { return .visitChildren }
    let expression: ExprSyntax
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard let base = member.base, base.isSelf else { return .visitChildren }
      expression = ExprSyntax(member)
    } else {
      if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
      expression = ExprSyntax(node)
      if !isOwn, !expression.isChangedOrCalled, expression.calledMethod == nil { return .visitChildren }
      guard LocalBinding.visible(named: written, at: node) == nil else { return .visitChildren }
    }
    if isStorage, expression.accessKind != .assignment { return .visitChildren }
    let isAction = expression.isAction
    add(
      AccessFact(
        name: name, kind: isStorage ? .initialization : expression.accessKind,
        offset: expression.positionAfterSkippingLeadingTrivia.utf8Offset,
        nameOffset: node.baseName.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: expression.assignmentEnd,
        isDeferred: isDeferred || isAction, runsLater: runsLater || isAction,
        runner: isAction ? nil : runner, accessPath: expression.accessPath,
        callsObservers: callsObservers))
    return .visitChildren
  }
}

/// The functions declared in a body: their accesses happen where they are called.
private struct NestedFunctions {
  /// The numbers of the accesses in each, by their names.
  private var accesses: [String: [Int]] = [:]
  private var called: Set<String> = []
  private var callsByFunction: [String: Set<String>] = [:]

  mutating func declare(_ name: String) { accesses[name, default: []] += [] }

  func isDeclared(_ name: String) -> Bool { accesses[name] != nil }

  mutating func add(_ access: Int, to function: String) { accesses[function, default: []].append(access) }

  /// - Parameter caller: nil for the body itself.
  mutating func call(_ name: String, from caller: String?) {
    if let caller {
      callsByFunction[caller, default: []].insert(name)
    } else {
      called.insert(name)
    }
  }

  /// The accesses in functions that nothing calls where it stands.
  func neverRun() -> [Int] {
    if accesses.isEmpty { return [] }
    var (open, reached) = (Array(called), called)
    while let name = open.popLast() {
      open += (callsByFunction[name] ?? []).filter { reached.insert($0).inserted }
    }
    return accesses.filter { !reached.contains($0.key) }.flatMap(\.value)
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}

extension ExprSyntax {
  /// A method that is handed on as an action, which runs later: `action: reload`.
  fileprivate var isAction: Bool {
    guard let label = parent?.as(LabeledExprSyntax.self)?.label?.text else { return false }
    return LibraryEffects.certainlyLabelsAction(label)
  }

  /// `self`, also as the unwrapped weak capture `self?`.
  var isSelf: Bool {
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.isSelf }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// `=`, `+=` and the like.
  var isAssigningOperator: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    return text.hasSuffix("=") && !comparisons.contains(text)
  }

  /// Where the assignment ends whose target this is or is part of; its own end where there is none.
  fileprivate var assignmentEnd: Int {
    guard let list = ancestor(as: ExprListSyntax.self), let target = list.first,
      target.position <= position, endPosition <= target.endPosition
    else { return byteRange.upperBound }
    return list.byteRange.upperBound
  }

  fileprivate var isChangedOrCalled: Bool {
    if accessKind != .read { return true }
    return parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }

  /// The kind of access that the surrounding code makes.
  var accessKind: AccessFact.Kind {
    var place = self
    var isWhole = true
    var isMember = false
    while let parent = place.parent, parent.mayContinueAccess {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == place.id {
        if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id {
          let isMutating = LibraryEffects.mutatesReceiver(member.declName.baseName.text)
          return isMutating ? (isMember ? .memberWrite : .mutation) : .read
        }
        place = ExprSyntax(member)
        isMember = true
      } else if let subscriptCall = parent.as(SubscriptCallExprSyntax.self),
        subscriptCall.calledExpression.id == place.id
      {
        place = ExprSyntax(subscriptCall)
      } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
        place = ExprSyntax(chain)
      } else if let unwrapped = parent.as(ForceUnwrapExprSyntax.self) {
        place = ExprSyntax(unwrapped)
      } else if let wrapping = place.wrapping {
        place = wrapping
        continue
      } else {
        break
      }
      isWhole = false
    }
    let kind = place.kindAsOperand(isWhole: isWhole)
    return isMember && kind == .mutation ? .memberWrite : kind
  }

  /// The assignment whose target it is, also in parentheses, or behind `try` or `await`: `x = y`, `(x) += y`.
  var assignment: (elements: SequenceExprSyntax, operation: ExprSyntax)? {
    let target = outermost
    guard let list = target.parent?.as(ExprListSyntax.self), list.first?.id == target.id,
      let operation = list.dropFirst().first, operation.isAssigningOperator,
      let elements = list.parent?.as(SequenceExprSyntax.self)
    else { return nil }
    return (elements, operation)
  }

  private func kindAsOperand(isWhole: Bool) -> AccessFact.Kind {
    if parent?.is(InOutExprSyntax.self) == true { return .mutation }
    // `(a, b) = (1, 2)`
    if parent?.is(LabeledExprSyntax.self) == true,
      let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count > 1
    {
      return ExprSyntax(tuple).outermost.kindAsOperand(isWhole: isWhole)
    }
    guard let assignment else { return .read }
    return assignment.operation.is(AssignmentExprSyntax.self) && isWhole ? .assignment : .mutation
  }
}
