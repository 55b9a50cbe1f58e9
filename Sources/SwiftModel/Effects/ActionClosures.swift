import SwiftSyntax

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
  var label: String? {
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
