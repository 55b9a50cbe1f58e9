import SwiftSyntax

/// Reads calls of methods on stored objects, `model.title(for: x)`, that run while a view is made.
enum RenderCallReader {
  static func read(
    _ call: FunctionCallExprSyntax, at place: CodePlace, enclosingType: Int?
  ) -> RenderCallUse? {
    guard place.mayRender, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return nil }
    let isOfPart = !isPath(base, depth: 0)
    if isOfPart, !isPart(base, depth: 0) { return nil }
    var use = read(
      call, of: member.declName.baseName.plainText, on: base, at: place, enclosingType: enclosingType)
    use?.isOfPart = isOfPart
    return use
  }

  private static func read(
    _ call: FunctionCallExprSyntax, of name: String, on base: ExprSyntax, at place: CodePlace,
    enclosingType: Int?
  ) -> RenderCallUse? {
    guard !place.isInitializer || base.isGiven else { return nil }
    let fact = ExpressionReader().read(base)
    let isStatement =
      ExprSyntax(call).isStatement && (fact.isHeld || place.isInitializer)
      && CodeContext(of: call).runsForView
    return RenderCallUse(
      name: name, base: fact, labels: call.arguments.map { $0.label?.plainText },
      enclosingType: enclosingType, function: place.function,
      isDiscarded: ExprSyntax(call).isDiscarded, isStatement: isStatement,
      builder: ExprSyntax(call).builder, closure: Syntax(call).closureGivenToFunction)
  }

  /// `model(x)`, a call of its `callAsFunction`.
  static func readCallOfValue(
    _ call: FunctionCallExprSyntax, at place: CodePlace, enclosingType: Int?
  ) -> RenderCallUse? {
    place.mayRender && isPath(call.calledExpression, depth: 0)
      ? read(call, of: "callAsFunction", on: call.calledExpression, at: place, enclosingType: enclosingType)
      : nil
  }

  /// `model.title(of:)` as an argument of a call, which calls it immediately or uses it as content.
  static func references(
    in call: FunctionCallExprSyntax, at place: CodePlace, enclosingType: Int?
  ) -> [RenderCallUse] {
    guard place.mayRender, !call.arguments.isEmpty else { return [] }
    let callsImmediately = call.callsImmediately
    return call.arguments.enumerated().compactMap { number, argument in
      guard let member = argument.expression.as(MemberAccessExprSyntax.self), let base = member.base,
        callsImmediately || argument.label != nil || member.declName.argumentNames != nil,
        isPath(base, depth: 0), !place.isInitializer || base.isGiven
      else { return nil }
      if !callsImmediately {
        guard call.calledExpression.is(DeclReferenceExprSyntax.self) || call.calledExpression.namesFunction,
          !call.runsLater(label: argument.label?.text)
        else { return nil }
      }
      let isType = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase
      return RenderCallUse(
        name: member.declName.baseName.plainText, base: ExpressionReader().read(base),
        labels: member.declName.argumentNames?.arguments.map {
          $0.name.text == "_" ? nil : $0.name.plainText
        },
        enclosingType: enclosingType, function: place.function, isDiscarded: false, isStatement: false,
        builder: isType == true ? call.calledExpression.writtenText : nil,
        closure: callsImmediately || isType == true
          ? nil : ExpressionReader().readArgument(argument.expression, of: call),
        isReference: true)
    }
  }

  /// `model[key]`, a call of its subscript.
  static func read(
    _ call: SubscriptCallExprSyntax, at place: CodePlace, enclosingType: Int?
  ) -> RenderCallUse? {
    guard place.mayRender, isPath(call.calledExpression, depth: 0),
      !place.isInitializer || call.calledExpression.isGiven
    else { return nil }
    return RenderCallUse(
      name: "subscript", base: ExpressionReader().read(call.calledExpression), labels: nil,
      enclosingType: enclosingType, function: place.function, isDiscarded: false, isStatement: false,
      builder: nil, closure: Syntax(call).closureGivenToFunction)
  }

  /// `model`, `self.model`, `store.model`, `Store.shared`.
  private static func isPath(_ expression: ExprSyntax, depth: Int) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return depth > 0 || name.baseName.text.first?.isLowercase == true
    }
    guard depth < 3, let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return isPath(base, depth: depth + 1)
  }

  /// `$0`, `rows[0]`, `rows.first?`, `find(row)?`, `(row as? Row)?`, and members of these; no chains of modifiers.
  private static func isPart(_ expression: ExprSyntax, depth: Int) -> Bool {
    if depth > 5 { return false }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      return depth > 0
        || node.baseName.text.hasPrefix("$") && node.baseName.text.dropFirst().allSatisfy(\.isNumber)
    case .memberAccessExpr(let node):
      return node.base.map { isPart($0, depth: depth + 1) } ?? false
    case .subscriptCallExpr(let node): return isPart(node.calledExpression, depth: depth + 1)
    case .optionalChainingExpr(let node): return isPart(node.expression.calleeOrSelf, depth: depth + 1)
    case .forceUnwrapExpr(let node): return isPart(node.expression.calleeOrSelf, depth: depth + 1)
    case .tupleExpr(let node): return node.elements.count == 1
    default: return false
    }
  }
}

extension ExprSyntax {
  /// `find` of `find(row)`.
  fileprivate var calleeOrSelf: ExprSyntax {
    self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
  }
}

extension CodeContext {
  /// It runs for certain where a view, or what a view is made of, is made.
  fileprivate var runsForView: Bool {
    switch place {
    case .view, .getter, .initializer: isCertain
    case .elsewhere, .implicit, .function, .method: false
    }
  }
}

extension ExprSyntax {
  /// The value of `let _ = …` or `_ = …`.
  var isDiscarded: Bool {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.pattern.is(WildcardPatternSyntax.self)
    }
    return parent?.as(ExprListSyntax.self)?.first?.is(DiscardAssignmentExprSyntax.self) == true
  }

  /// `model.note()`, by itself. A result builder would not take that, so it is where a view is made with `return`.
  var isStatement: Bool {
    let whole = parent?.is(TryExprSyntax.self) == true ? parent : Syntax(self)
    return whole?.parent?.is(CodeBlockItemSyntax.self) == true
  }
}

extension ExprSyntax {
  /// The type whose initializer takes the closure around this statement: `BigButton("Add") { cart.add(item) }`.
  fileprivate var builder: String? {
    let whole = parent?.is(TryExprSyntax.self) == true ? parent : Syntax(self)
    guard let item = whole?.parent?.as(CodeBlockItemSyntax.self),
      let closure = item.parent?.parent?.as(ClosureExprSyntax.self)
    else { return nil }
    return closure.builder
  }
}

extension Syntax {
  /// The innermost escaping closure around it, if that is an argument of `card { … }`, `self.card { … }`,
  /// `Self.card { … }` or `.init { … }`.
  fileprivate var closureGivenToFunction: ClosureArgumentFact? {
    var current = self
    while let parent = current.parent, !parent.is(MemberBlockItemSyntax.self) {
      current = parent
      guard let closure = parent.as(ClosureExprSyntax.self), !closure.isNonEscaping else { continue }
      guard let call = closure.callReceivingIt,
        call.calledExpression.namesFunction || call.callsImplicitMember
      else { return nil }
      return ExpressionReader().readArgument(closure, of: call)
    }
    return nil
  }
}

extension ExprSyntax {
  /// `card`, `self.card`, `Cards.card`.
  fileprivate var namesFunction: Bool {
    let member = self.as(MemberAccessExprSyntax.self)
    if member != nil, member?.base?.is(DeclReferenceExprSyntax.self) != true { return false }
    let name = member?.declName ?? self.as(DeclReferenceExprSyntax.self)
    return name?.baseName.text.first?.isLowercase == true
  }
}

extension ClosureExprSyntax {
  /// The type that is made with it, where that may take views from it.
  fileprivate var builder: String? {
    if let label = parent?.as(LabeledExprSyntax.self)?.label?.text, label == "get" { return nil }
    guard let name = callReceivingIt?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      name.first?.isUppercase == true, !LibraryEffects.takesNoContent(name)
    else { return nil }
    return name
  }

  /// `_ = cart.add(item)`, which no result builder takes.
  fileprivate var discardsResult: Bool {
    statements.contains { item in
      item.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self)?.elements.first?
        .is(DiscardAssignmentExprSyntax.self) == true
    }
  }

  /// An action rather than content: it does not run while the view is made.
  var runsLater: Bool {
    guard let call = callReceivingIt else { return true }
    if builder != nil, discardsResult { return true }
    if call.trailingClosure?.id == id {
      if call.calledName == "Button" { return !call.arguments.contains { $0.label?.text == "action" } }
      // The unlabeled `set` of a binding.
      if call.arguments.contains(where: { $0.label?.text == "get" }) { return true }
    }
    return call.runsLater(label: label)
  }

  /// As it is written, in parentheses or before a closure behind the call.
  private var label: String? {
    (parent?.as(LabeledExprSyntax.self)?.label ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label)?
      .text
  }

  /// It is an argument of a function that may run it on another thread.
  var runsConcurrently: Bool {
    guard let callee = callReceivingIt?.calledExpression else { return false }
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return LibraryEffects.runsOnAnotherThread(name)
  }

  /// Content that another view makes by itself, also of each element of a sequence that is given for certain: `List { … }`
  /// has none.
  var isMadeByItself: Bool {
    if callReceivingIt?.calleeName.map(LibraryEffects.keepsContent) == true { return true }
    guard isRowContent, let first = callReceivingIt?.arguments.first else { return false }
    return first.label == nil
  }

  /// Content that is made for each element of a sequence, so perhaps never.
  var isRowContent: Bool {
    let name = callReceivingIt?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(LibraryEffects.makesRows) == true
  }
}

extension FunctionCallExprSyntax {
  /// The base name of the callee.
  fileprivate var calledName: String {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// A closure argument with a label, or a trailing closure without one, is an action.
  fileprivate func runsLater(label: String?) -> Bool {
    if let label, LibraryEffects.labelsAction(label) { return true }
    let name = calledName
    if name == "Button" { return false }
    if LibraryEffects.takesAction(name) { return true }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    // `.cancel { … }` of an `Alert`.
    return LibraryEffects.makesAlertButton(name)
      && member.base.map { $0.writtenText.hasSuffix("Button") } ?? true
  }
}
