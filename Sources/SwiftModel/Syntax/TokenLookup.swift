package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Those of some offsets that stand in code, not in comments.
  ///
  /// - Parameter offsets: in ascending order.
  package static func offsetsInCode(of offsets: [Int], in source: SourceFile) -> Set<Int> {
    reparse(source, around: offsets.map { $0..<$0 }) { file in
      let tokens = zip(offsets, file.tree.tokens(at: offsets))
      return Set(tokens.filter { $1?.byteRange.contains($0) == true }.map(\.0))
    }
  }
}

extension SyntaxProtocol {
  /// The tokens, trivia included, at several offsets; nil for an offset outside of the node.
  ///
  /// `token(at:)` tests every preceding sibling on its way down, so calling it for each of many offsets takes more
  /// than linear time. This descends once for all.
  ///
  /// - Parameter offsets: UTF-8 byte offsets from the beginning of the file, in ascending order.
  func tokens(at offsets: [Int]) -> [TokenSyntax?] {
    var found = [TokenSyntax?](repeating: nil, count: offsets.count)
    Syntax(self).findTokens(at: offsets[...]) { found[$0] = $1 }
    return found
  }
}

extension Syntax {
  /// - Parameter body: called with the index of each offset within this node, and its token.
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
