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
}

private final class StartingCallVisitor: SyntaxVisitor {
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

  /// Only one that is called in place runs.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == ExprSyntax(node).id ? .visitChildren : .skipChildren
  }
}
