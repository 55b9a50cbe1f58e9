import SwiftSyntax

/// Reads calls of methods on stored objects, `model.title(for: x)`, that run while a view is made.
enum RenderCallReader {
  static func read(
    _ call: FunctionCallExprSyntax, at place: CodePlace, enclosingType: Int?
  ) -> RenderCallUse? {
    guard place.mayRender, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, isPath(base, depth: 0), !place.isInitializer || base.isGiven
    else { return nil }
    let fact = ExpressionReader().read(base)
    let isStatement =
      ExprSyntax(call).isStatement && (fact.isHeld || place.isInitializer)
      && RenderPlace.around(Syntax(call)).map { [.content, .initializer].contains($0.kind) } == true
    return RenderCallUse(
      name: member.declName.baseName.plainText, base: fact,
      labels: call.arguments.map { $0.label?.plainText }, enclosingType: enclosingType,
      function: place.function, isDiscarded: ExprSyntax(call).isDiscarded, isStatement: isStatement,
      builder: ExprSyntax(call).builder)
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
      builder: nil)
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
}

extension CodePlace {
  fileprivate var isInitializer: Bool {
    if case .initializer = self { true } else { false }
  }

  /// What has to be called first, where that is no view.
  var function: FunctionName? {
    switch self {
    case .function(let name), .initializer(let name): name
    case .elsewhere, .view, .method: nil
    }
  }
}

extension ExprSyntax {
  /// The value of `let _ = …` or `_ = …`.
  fileprivate var isDiscarded: Bool {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.pattern.is(WildcardPatternSyntax.self)
    }
    return parent?.as(ExprListSyntax.self)?.first?.is(DiscardAssignmentExprSyntax.self) == true
  }

  /// `model.note()`, by itself. A result builder would not take that, so it is where a view is made with `return`.
  fileprivate var isStatement: Bool {
    let whole = parent?.is(TryExprSyntax.self) == true ? parent : Syntax(self)
    return whole?.parent?.is(CodeBlockItemSyntax.self) == true
  }
}

extension ExprSyntax {
  /// The type that is made with the closure of which this is a statement: `BigButton("Add") { cart.add(item) }`.
  fileprivate var builder: String? {
    let whole = parent?.is(TryExprSyntax.self) == true ? parent : Syntax(self)
    guard let item = whole?.parent?.as(CodeBlockItemSyntax.self),
      let closure = item.parent?.parent?.as(ClosureExprSyntax.self)
    else { return nil }
    return closure.builder
  }
}

extension ClosureExprSyntax {
  /// The type that is made with it, where that may take views from it.
  fileprivate var builder: String? {
    if let label = parent?.as(LabeledExprSyntax.self)?.label?.text, label == "get" { return nil }
    guard let name = callReceivingIt?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      name.first?.isUppercase == true, !Self.valueTypes.contains(name)
    else { return nil }
    return name
  }

  /// Types that are made with what a closure gives: those of the standard library, and a binding, whose getter may
  /// have no label.
  private static let valueTypes: Set<String> = ["Array", "Binding", "Dictionary", "Result", "Set", "String"]

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
    if let label = parent?.as(LabeledExprSyntax.self)?.label?.text,
      Self.isActionLabel(label)
    {
      return true
    }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if name == "Button" {
      return call.trailingClosure?.id == id && !call.arguments.contains { $0.label?.text == "action" }
    }
    if Self.laterFunctions.contains(name) { return true }
    return name.namesCallback
  }

  /// `action:`, `primaryAction:`, `onChange:`, `completion:`
  private static func isActionLabel(_ label: String) -> Bool {
    ["action", "perform", "set", "handler", "completion"].contains(label) || label.namesCallback
      || ["Action", "Handler", "Completion"].contains(where: label.hasSuffix)
  }

  /// Given to something that may run it on another thread.
  var runsConcurrently: Bool {
    guard let callee = callReceivingIt?.calledExpression else { return false }
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return ["detached", "async", "asyncAfter", "addTask", "addOperation", "scheduledTimer", "schedule"]
      .contains(name)
  }

  /// Content that is made for each element of a sequence, so perhaps never.
  var isRowContent: Bool {
    let name = callReceivingIt?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "ForEach" || name == "List" || name == "Table"
  }

  private static let laterFunctions: Set<String> = [
    "task", "refreshable", "Task", "detached", "async", "asyncAfter", "sink", "run", "schedule",
    "withAnimation",
    "gesture", "simultaneousGesture", "searchCompletion", "dropDestination", "keyboardShortcut",
  ]
}

extension String {
  /// `onAppear`
  fileprivate var namesCallback: Bool { hasPrefix("on") && dropFirst(2).first?.isUppercase == true }
}
