extension SourceFile {
  /// The edit that takes away an attribute or modifier without leaving a scar.
  package func removing(_ range: Range<Int>) -> SourceEdit {
    SourceEdit(range: rangeWithEmptiedCondition(rangeRemoving(range)), replacement: "")
  }

  /// The edit that takes away a statement, with the blank line that would then stand at an end of its block.
  package func removingStatement(_ range: Range<Int>) -> SourceEdit {
    let removed = rangeRemovingItem(range)
    guard removed.lowerBound > 0, removed.upperBound < bytes.count, isWholeLines(removed) else {
      return SourceEdit(range: removed, replacement: "")
    }
    return SourceEdit(range: withBlankLine(removed), replacement: "")
  }

  /// Removes a declaration with its lines, and one of two blank lines that would then meet.
  package func removingDeclaration(_ range: Range<Int>) -> SourceEdit {
    var removed = rangeWithEmptiedCondition(rangeRemovingItem(range))
    guard isWholeLines(removed) else { return SourceEdit(range: removed, replacement: "") }
    let before = removed.lowerBound == 0 ? nil : lines.lineRange(containing: removed.lowerBound - 1)
    let isBlankBefore = before.map { isBlank($0) } ?? true
    if isBlankBefore, removed.upperBound < bytes.count {
      let after = lines.lineRange(containing: removed.upperBound)
      if isBlank(after) { removed = removed.lowerBound..<after.upperBound }
    } else if isBlankBefore, removed.upperBound == bytes.count, let before {
      removed = before.lowerBound..<removed.upperBound
    }
    return SourceEdit(range: removed, replacement: "")
  }

  /// All observers with their braces, or one of several.
  package func removingObserver(_ range: Range<Int>) -> SourceEdit {
    isBlank(range.lowerBound..<range.lowerBound + 1) || bytes[range.lowerBound] == 0x7B
      ? replacing(range, with: "") : removingStatement(range)
  }

  /// Whole lines that go, with the blank line that would be one of two then, or stand at an end of the block.
  package func withBlankLine(_ removed: Range<Int>) -> Range<Int> {
    guard removed.lowerBound > 0, removed.upperBound < bytes.count else { return removed }
    let before = lines.lineRange(containing: removed.lowerBound - 1)
    let after = lines.lineRange(containing: removed.upperBound)
    if isBlank(before), startsWithBrace(after) { return before.lowerBound..<removed.upperBound }
    if isBlank(after), isBlank(before) || endsWithBrace(before) {
      return removed.lowerBound..<after.upperBound
    }
    return removed
  }

  private func isWholeLines(_ range: Range<Int>) -> Bool {
    lines.lineRange(containing: range.lowerBound).lowerBound == range.lowerBound
      && (range.upperBound == bytes.count
        || lines.lineRange(containing: range.upperBound).lowerBound == range.upperBound)
  }

  private func startsWithBrace(_ line: Range<Int>) -> Bool {
    textWithoutOuterBlanks(in: line).hasPrefix("}")
  }

  private func endsWithBrace(_ line: Range<Int>) -> Bool {
    textWithoutOuterBlanks(in: line).hasSuffix("{")
  }

  /// Where a comment ends that follows `offset` on its line; `offset` itself where there is none.
  package func endWithComment(after offset: Int) -> Int {
    let rest = textWithoutOuterBlanks(in: offset..<lines.lineRange(containing: offset).upperBound)
    let isBlock = rest.hasPrefix("/*") && rest.hasSuffix("*/") && rest.split(separator: "*/").count == 1
    return isBlock || rest.hasPrefix("//") ? endOfText(onLineOf: offset) : offset
  }

  /// The text behind a name on its line.
  package func restOfLine(behind name: String, at offset: Int) -> String {
    let end = offset + name.utf8.count
    return text(in: end..<max(end, lines.lineRange(containing: end).upperBound))
  }

  /// Whether the line before the line of `offset` ends a comment.
  package func hasComment(above offset: Int) -> Bool {
    let start = lines.lineRange(containing: offset).lowerBound
    guard start > 0 else { return false }
    let above = textWithoutOuterBlanks(in: lines.lineRange(containing: start - 1))
    return above.hasPrefix("//") || above.hasSuffix("*/")
  }

  package func replacing(_ range: Range<Int>, with text: String) -> SourceEdit {
    SourceEdit(range: range, replacement: text)
  }

  package func inserting(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(range: offset..<offset, replacement: text)
  }

  package func textWithoutOuterBlanks(in range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(start..<start + 1) { start += 1 }
    while start < end, isBlank(end - 1..<end) { end -= 1 }
    return text(in: start..<end)
  }

  /// Whether a byte range consists of blanks and line ends.
  package func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// An attribute in front of a declaration: on a line of its own where the declaration starts its line.
  package func insertingAttribute(_ attribute: String, before offset: Int) -> SourceEdit {
    guard isFirstOnLine(offset) else { return inserting(attribute + " ", at: offset) }
    let offset = startWithDirectives(before: offset)
    return inserting(attribute + lineEnding(near: offset) + indentation(at: offset), at: offset)
  }

  /// Where the comments begin right above a line that tell a linter about the next line: they stay there.
  private func startWithDirectives(before offset: Int) -> Int {
    var start = offset
    while case let line = lines.lineRange(containing: start), line.lowerBound > 0 {
      let above = lines.lineRange(containing: line.lowerBound - 1)
      let text = textWithoutOuterBlanks(in: above)
      guard text.hasPrefix("//"), text.contains(":disable:next ") else { break }
      start = above.lowerBound + indentation(at: above.lowerBound).utf8.count
    }
    return start
  }
}
