import SwiftSyntax

/// Finds the first syntax error of a tree.
///
/// `SwiftParserDiagnostics` has better messages, but traps on some broken sources.
enum SyntaxErrors {
  static func first(in tree: SourceFileSyntax) -> SyntaxErrorFact? {
    guard tree.hasError else { return nil }
    for token in tree.tokens(viewMode: .all) {
      if let message = message(about: token) {
        return SyntaxErrorFact(offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, message: message)
      }
    }
    return SyntaxErrorFact(offset: 0, message: "it has a syntax error")
  }

  private static func message(about token: TokenSyntax) -> String? {
    if token.presence == .missing {
      return token.text.isEmpty ? "something is missing here" : "expected '\(token.text)'"
    }
    if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error {
      return "'\(token.text)' is no valid token"
    }
    guard token.parent?.is(UnexpectedNodesSyntax.self) == true, !token.text.isEmpty else { return nil }
    return "unexpected '\(token.text)'"
  }
}
