package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Whether what stands at a place is part of a statement of the body of a function or initializer itself, not of one
  /// in a branch, a loop or a closure.
  package static func isStatementOfBody(at offset: Int, in source: SourceFile) -> Bool {
    let token = parse(source, for: [offset..<offset]).token(at: AbsolutePosition(utf8Offset: offset))
    guard let item = token?.ancestor(as: CodeBlockItemSyntax.self),
      let body = item.parent?.parent?.as(CodeBlockSyntax.self)
    else { return false }
    return body.parent?.is(InitializerDeclSyntax.self) == true
      || body.parent?.is(FunctionDeclSyntax.self) == true
  }
}
