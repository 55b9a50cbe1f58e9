package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Whether the token at an offset belongs to a top-level statement of a function or initializer body, not to one in
  /// a branch, loop or closure.
  package static func isStatementOfBody(at offset: Int, in source: SourceFile) -> Bool {
    reparse(source, around: [offset..<offset]) { file in
      guard let item = file.tree.tokens(at: [offset])[0]?.ancestor(as: CodeBlockItemSyntax.self),
        let body = item.parent?.parent?.as(CodeBlockSyntax.self)
      else { return false }
      return body.parent?.is(InitializerDeclSyntax.self) == true
        || body.parent?.is(FunctionDeclSyntax.self) == true
    }
  }
}

extension SyntaxProtocol {
  /// Where a statement can be inserted before the first one of a body: where its line starts, behind the indentation, or
  /// that of the comments above it.
  var startBelowBrace: AbsolutePosition {
    var offset = position
    var isBelow = false
    for piece in leadingTrivia {
      if piece.isNewline {
        isBelow = true
      } else if isBelow, !piece.isSpaceOrTab {
        return offset
      }
      offset = offset.advanced(by: piece.sourceLength.utf8Length)
    }
    return offset
  }
}
