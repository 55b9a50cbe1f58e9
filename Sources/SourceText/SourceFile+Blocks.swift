extension SourceFile {
  /// Inserts statements at the start of a body, and `return` before its implicit results. A body on one line is put on
  /// lines of its own. A `return` is an edit of its own, so that other statements can be inserted there, too.
  ///
  /// - Parameters:
  ///   - start: where the first statement is, or the comments before it.
  ///   - block: the body with its braces.
  ///   - results: the positions for `return`.
  package func inserting(
    _ statements: [String], at start: Int, in block: Range<Int>, returning results: [Int]
  ) -> [SourceEdit] {
    if let lines = oneLineBlock(block) {
      let text = statements.map { lines.separator + $0 }.joined()
      return [inserting(text, at: block.lowerBound + 1)] + results.map { inserting("return ", at: $0) }
        + lines.edits
    }
    guard results.contains(start) else {
      return [inserting(statements, before: start)] + results.map { inserting("return ", at: $0) }
    }
    let line = lines.lineRange(containing: start).lowerBound
    guard isFirstOnLine(start), line < start else {
      // Behind the brace, where others are inserted before any `return`, too.
      let brace = block.lowerBound + 1
      if brace == start { return [inserting(statements.map { $0 + "; " }.joined() + "return ", at: start)] }
      return [inserting(statements.map { " \($0);" }.joined(), at: brace), inserting("return ", at: start)]
    }
    let lineText = statements.map { indentation(at: start) + $0 + lineEnding(near: start) }.joined()
    return [inserting(lineText, at: line), inserting("return ", at: start)]
  }

  /// How to put the content of a block that is written on one line on lines of its own.
  package struct OneLineBlock {
    /// They replace the blanks behind the opening and before the closing brace.
    package let edits: [SourceEdit]
    /// Between two statements.
    package let separator: String
  }

  /// - Parameter block: with its braces.
  /// - Returns: nil where the block has several lines, no blanks inside its braces, or other code than its own
  ///   declaration on its line: `var level: Int { get { 1 } set {} }`.
  package func oneLineBlock(_ block: Range<Int>) -> OneLineBlock? {
    let line = lines.lineRange(containing: block.lowerBound)
    guard block.upperBound <= line.upperBound, hasOnlyDeclaration(of: block, in: line) else { return nil }
    let start = block.lowerBound + 1
    let end = block.upperBound - 1
    let opening = start..<min(endOfBlanks(from: start), end)
    let closing = max(startOfBlanks(before: end), opening.upperBound)..<end
    guard !opening.isEmpty, !closing.isEmpty else { return nil }
    let outer = lineEnding(near: block.lowerBound) + indentation(at: block.lowerBound)
    let inner = outer + indentationUnit(at: block.lowerBound)
    return OneLineBlock(
      edits: [replacing(opening, with: inner), replacing(closing, with: outer)], separator: inner)
  }

  /// Whether nothing but a comment follows a block on its line, and no other block or statement precedes it.
  private func hasOnlyDeclaration(of block: Range<Int>, in line: Range<Int>) -> Bool {
    let before = bytes[line.lowerBound..<block.lowerBound]
    return !before.contains(UInt8(ascii: "{")) && !before.contains(UInt8(ascii: ";"))
      && isBlank(endWithComment(after: block.upperBound)..<line.upperBound)
  }
}
