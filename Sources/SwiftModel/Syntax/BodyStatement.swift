package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Whether the token at an offset belongs to a top-level statement of a function or initializer body, not to one in
  /// a branch, loop or closure.
  package static func isStatementOfBody(at offset: Int, in source: SourceFile) -> Bool {
    let token = parse(source, for: [offset..<offset]).token(at: AbsolutePosition(utf8Offset: offset))
    guard let item = token?.ancestor(as: CodeBlockItemSyntax.self),
      let body = item.parent?.parent?.as(CodeBlockSyntax.self)
    else { return false }
    return body.parent?.is(InitializerDeclSyntax.self) == true
      || body.parent?.is(FunctionDeclSyntax.self) == true
  }
}
