package import SourceText
import SwiftParser
import SwiftSyntax

extension FactsReader {
  /// Whether evaluating an expression starts something that goes on by itself: a task, a timer or an observer.
  ///
  /// It parses the expression again, so it is for rare questions.
  package static func startsSomething(at range: Range<Int>, in source: SourceFile) -> Bool {
    let visitor = StartingCallVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source.text(in: range)))
    return visitor.startsSomething
  }

  /// Whether evaluating an expression calls a function, or a member of what a type has, which may depend on what was
  /// done before: `Firestore.firestore()`, `UserDefaults.standard.string(forKey: "name")`. Making a value does not:
  /// `UUID()`, `Array.init()`.
  ///
  /// It parses the expression again, so it is for rare questions.
  package static func asksOthers(at range: Range<Int>, in source: SourceFile) -> Bool {
    let visitor = AskingCallVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source.text(in: range)))
    return visitor.asksOthers
  }
}

private final class AskingCallVisitor: ClosuresCalledInPlace {
  private(set) var asksOthers = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      if reference.baseName.text.first?.isLowercase == true { asksOthers = true }
    } else if callee.isMemberOfType, let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName,
      name.text.first?.isLowercase == true, name.tokenKind != .keyword(.`init`)
    {
      asksOthers = true
    }
    return .visitChildren
  }
}

private final class StartingCallVisitor: ClosuresCalledInPlace {
  private(set) var startsSomething = false

  private static let methods: Set<String> = [
    "addBoundaryTimeObserver", "addObserver", "addPeriodicTimeObserver", "detached", "scheduledTimer",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    if callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task" {
      startsSomething = true
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      if Self.methods.contains(member.declName.baseName.text) { startsSomething = true }
    }
    return .visitChildren
  }
}

private class ClosuresCalledInPlace: SyntaxVisitor {
  /// Only one that is called in place runs.
  final override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == ExprSyntax(node).id ? .visitChildren : .skipChildren
  }
}
