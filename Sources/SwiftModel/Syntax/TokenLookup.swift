import SwiftSyntax

extension SyntaxProtocol {
  /// The tokens, with their trivia, that places are in: nil for a place that is outside of the tree.
  ///
  /// `token(at:)` asks every node before a place on its way down, so that asking it for each of many places takes
  /// longer than in proportion to their number. This goes down once for all of them.
  ///
  /// - Parameter offsets: in UTF-8 code units from the beginning of the file, in order.
  func tokens(at offsets: [Int]) -> [TokenSyntax?] {
    var found = [TokenSyntax?](repeating: nil, count: offsets.count)
    Syntax(self).findTokens(at: offsets[...]) { found[$0] = $1 }
    return found
  }
}

extension Syntax {
  /// - Parameter body: called with the index of each offset that is in this node, and its token.
  fileprivate func findTokens(at offsets: ArraySlice<Int>, _ body: (Int, TokenSyntax) -> Void) {
    let end = endPosition.utf8Offset
    var rest = offsets.drop { $0 < position.utf8Offset }.prefix { $0 < end }
    if rest.isEmpty { return }
    if let token = self.as(TokenSyntax.self) {
      rest.indices.forEach { body($0, token) }
      return
    }
    for child in children(viewMode: .sourceAccurate) {
      let end = child.endPosition.utf8Offset
      let within = rest.prefix { $0 < end }
      if within.isEmpty { continue }
      child.findTokens(at: within, body)
      rest = rest.dropFirst(within.count)
      if rest.isEmpty { return }
    }
  }
}
