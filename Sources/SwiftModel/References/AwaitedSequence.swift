package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Whether what stands at a name, with the members and calls behind it, is a sequence that only `for await` goes through.
  ///
  /// ```swift
  /// let events = manager.events.subscribe()
  /// Task { for await event in events { … } }
  /// ```
  package static func isOnlyAwaited(at offset: Int, in source: SourceFile) -> Bool {
    reparse(source, around: [offset..<offset]) { file in
      file.names(at: [offset]).first.flatMap(Reference.init)?.expression.isOnlyAwaited ?? false
    }
  }
}

extension ExprSyntax {
  fileprivate var isOnlyAwaited: Bool {
    var whole = self
    while true {
      if let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id {
        whole = ExprSyntax(member)
      } else if let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id
      {
        whole = ExprSyntax(call)
      } else {
        break
      }
    }
    return whole.isSequenceOfAwait || whole.constantHoldingIt?.isOnlyAwaited == true
  }

  /// `events` in `for await event in events`.
  fileprivate var isSequenceOfAwait: Bool {
    guard let loop = parent?.as(ForStmtSyntax.self) else { return false }
    return loop.awaitKeyword != nil && loop.sequence.id == id
  }

  /// The `let` of a function that holds this value.
  private var constantHoldingIt: LocalConstant? {
    guard let value = parent?.as(InitializerClauseSyntax.self),
      let name = value.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self),
      let declaration = value.ancestor(as: VariableDeclSyntax.self),
      declaration.bindingSpecifier.tokenKind == .keyword(.let),
      let list = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    return LocalConstant(name: name.identifier.plainText, scope: list)
  }
}

private struct LocalConstant {
  let name: String
  let scope: CodeBlockItemListSyntax

  var isOnlyAwaited: Bool {
    scope.tokens(viewMode: .sourceAccurate).filter { $0.plainText == name }.allSatisfy { token in
      guard let reference = Reference(token) else {
        return token.parent?.is(IdentifierPatternSyntax.self) == true
      }
      return reference.access != nil || reference.expression.isSequenceOfAwait
    }
  }
}
