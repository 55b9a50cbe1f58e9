/// A function to insert, without indentation.
package struct FunctionLines {
  package let comment: String
  /// What stands before its brace.
  package let head: String
  package let statements: [String]

  package init(comment: String, head: String, statements: [String]) {
    self.comment = comment
    self.head = head
    self.statements = statements
  }
}

extension SourceFile {
  /// Inserts a function behind all other members of a block, whose closing brace is its last byte.
  ///
  /// - Parameter member: where another member starts, whose indentation it gets.
  package func inserting(
    _ function: FunctionLines, atEndOf block: Range<Int>, beside member: Int?
  ) -> SourceEdit {
    let brace = block.upperBound - 1
    guard isFirstOnLine(brace) else {
      let end = startOfBlanks(before: brace)
      let separator = end == block.lowerBound + 1 ? " " : "; "
      let statements = function.statements.joined(separator: "; ")
      return inserting("\(separator)\(function.head) { \(statements) }", at: end)
    }
    let start = lines.lineRange(containing: brace).lowerBound
    let place = member ?? block.lowerBound
    let unit = indentationUnit(at: place)
    let outer = indentation(at: brace) + unit
    let text =
      ["/// " + function.comment, function.head + " {"] + function.statements.map { unit + $0 } + ["}"]
    let ending = lineEnding(near: start)
    let isBehindBlank =
      lines.lineStart(before: brace).map { isBlank(lines.lineRange(containing: $0)) } ?? false
    return inserting((isBehindBlank ? "" : ending) + text.map { outer + $0 + ending }.joined(), at: start)
  }
}
