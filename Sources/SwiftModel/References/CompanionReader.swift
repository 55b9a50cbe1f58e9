package import SourceText
import SwiftSyntax

extension FactsReader {
  /// The members of the enclosing type that are changed whenever the code at some places runs, in the same function or
  /// closure; `objectWillChange`, where that is sent.
  ///
  /// - Parameter places: where expressions in bodies begin.
  package static func companions(ofCodeAt places: [Int], in source: SourceFile) -> [Int: [MemberWrite]] {
    let places = places.sorted()
    return reparse(source, around: places.map { $0..<$0 + 1 }) { file in
      zip(places, file.tree.tokens(at: places)).reduce(into: [:]) { found, place in
        found[place.0] = place.1?.ancestor(as: CodeBlockItemSyntax.self).map(CompanionReader.writes)
      }
    }
  }
}

private enum CompanionReader {
  /// The writes before a statement, or after it with no early exit between, in the enclosing blocks.
  static func writes(beside item: CodeBlockItemSyntax) -> [MemberWrite] {
    var writes: [MemberWrite] = []
    var current = item
    var hasLeft = item.mayLeave
    while let list = current.parent?.as(CodeBlockItemListSyntax.self) {
      var isBefore = true
      for other in list where isBefore || !hasLeft {
        if other.id == current.id {
          isBefore = false
          continue
        }
        writes += certainWrites(of: other)
        if !isBefore, other.mayLeave { hasLeft = true }
      }
      guard let outer = list.enclosingStatement else { break }
      current = outer
    }
    return writes
  }

  private static func certainWrites(of item: CodeBlockItemSyntax) -> [MemberWrite] {
    if let call = item.item.as(FunctionCallExprSyntax.self), call.calledExpression.isOwnSend {
      return [MemberWrite(assigning: "objectWillChange")]
    }
    return ObjectWillChangeReader.certainWrites(of: item)
  }
}
