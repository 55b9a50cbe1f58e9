import SwiftSyntax

/// Reads calls of methods on stored objects, `model.title(for: x)`, that run while a view is made.
enum RenderCallReader {
  static func read(_ call: FunctionCallExprSyntax, enclosingType: Int?) -> RenderCallUse? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      isPath(base, depth: 0), runsWhileRendering(call)
    else { return nil }
    let fact = ExpressionReader().read(base)
    let isStatement =
      ExprSyntax(call).isStatement && fact.isHeld && RenderPlace.around(Syntax(call))?.isMethod == false
    return RenderCallUse(
      name: member.declName.baseName.plainText, base: fact,
      labels: call.arguments.map { $0.label?.plainText }, enclosingType: enclosingType,
      isDiscarded: ExprSyntax(call).isDiscarded, isStatement: isStatement)
  }

  /// `model[key]`, a call of its subscript.
  static func read(_ call: SubscriptCallExprSyntax, enclosingType: Int?) -> RenderCallUse? {
    guard isPath(call.calledExpression, depth: 0), runsWhileRendering(call) else { return nil }
    return RenderCallUse(
      name: "subscript", base: ExpressionReader().read(call.calledExpression), labels: nil,
      enclosingType: enclosingType, isDiscarded: false, isStatement: false)
  }

  /// `model`, `self.model`, `store.model`.
  private static func isPath(_ expression: ExprSyntax, depth: Int) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isLowercase == true
    }
    guard depth < 3, let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return isPath(base, depth: depth + 1)
  }

  private static func runsWhileRendering(_ call: some ExprSyntaxProtocol) -> Bool {
    var current = Syntax(call)
    while let parent = current.parent {
      if let closure = parent.as(ClosureExprSyntax.self), closure.runsLater { return false }
      if let function = parent.as(FunctionDeclSyntax.self) {
        let signature = function.signature
        return (signature.returnClause != nil || function.updatesRepresentable)
          && signature.effectSpecifiers?.asyncSpecifier == nil
      }
      if let accessor = parent.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return false
      }
      if let variable = parent.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return variable.bindings.first?.accessorBlock != nil
      }
      if parent.is(MemberBlockItemSyntax.self) { return false }
      current = parent
    }
    return false
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

extension ClosureExprSyntax {
  /// An action rather than content: it does not run while the view is made.
  var runsLater: Bool {
    guard let call = callReceivingIt else { return true }
    if let label = parent?.as(LabeledExprSyntax.self)?.label?.text,
      ["action", "perform", "set"].contains(label)
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
    return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
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
