extension SourceFile {
  /// The range to delete in order to remove a run of tokens, such as an attribute or a modifier, together with the
  /// whitespace that only belongs to it.
  ///
  /// | the run is                | also deleted                                  |
  /// |---------------------------|-----------------------------------------------|
  /// | alone on its lines        | those lines, with the last one's terminator   |
  /// | last on its line          | the blanks before it, and any after it        |
  /// | followed by anything else | the blanks after it                           |
  ///
  /// Comments on the same line count as anything else: they stay, and so does what separates them from code.
  ///
  /// - Parameter range: from the run's first byte to its last, without surrounding trivia. An empty range is returned
  ///   unchanged.
  package func rangeRemoving(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
    let blanksBefore = rangeOfBlanks(upTo: range.lowerBound)
    let blanksAfter = rangeOfBlanks(from: range.upperBound)

    switch (isFirstOnLine(range.lowerBound), isLastOnLine(range.upperBound)) {
    case (true, true):
      let firstLine = lines.lineRange(containing: range.lowerBound)
      let lastLine = lines.lineRange(containing: range.upperBound)
      return firstLine.lowerBound..<lastLine.upperBound
    case (false, true):
      return blanksBefore.lowerBound..<blanksAfter.upperBound
    case (false, false) where blanksBefore.isEmpty && !mayPrecedeToken(bytes[range.lowerBound - 1]):
      return range
    case (_, false):
      return range.lowerBound..<blanksAfter.upperBound
    }
  }

  /// The bytes to delete with a statement or a declaration: its lines, or where others stand on them, the semicolon that
  /// parts it from these: the one behind it, as of two neighbours that go, both take theirs, or else the one before.
  ///
  /// - Parameter range: with or without the semicolon behind it.
  func rangeRemovingItem(_ range: Range<Int>) -> Range<Int> {
    var upper = range.upperBound
    while upper > range.lowerBound, bytes[upper - 1].isBlank || bytes[upper - 1] == .semicolon { upper -= 1 }
    let lower = range.lowerBound
    guard lower < upper else { return rangeRemoving(range) }
    let next = rangeOfBlanks(from: upper).upperBound
    let end = next < bytes.count && bytes[next] == .semicolon ? next + 1 : upper
    if isFirstOnLine(lower) {
      return end == upper || isLastOnLine(end)
        ? rangeRemoving(lower..<end) : lower..<rangeOfBlanks(from: end).upperBound
    }
    let previous = rangeOfBlanks(upTo: lower).lowerBound
    let followsSemicolon = previous > 0 && bytes[previous - 1] == .semicolon
    if followsSemicolon, end == upper || isLastOnLine(end) { return previous - 1..<end }
    return end == upper ? rangeRemoving(lower..<upper) : lower..<rangeOfBlanks(from: end).upperBound
  }

  /// Whole lines to delete, extended to the `#if` above and the `#endif` below where nothing would be left in between.
  ///
  /// - Parameter range: the lines. It is returned unchanged if it is not whole lines, if the branch has other lines,
  ///   or if there are other branches or comments on the directives.
  package func rangeWithEmptiedCondition(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, lines.lineRange(containing: range.lowerBound).lowerBound == range.lowerBound,
      [.lineFeed, .carriageReturn].contains(bytes[range.upperBound - 1]),
      let start = lines.lineRange(before: range.lowerBound), range.upperBound < bytes.count
    else { return range }
    let end = lines.lineRange(containing: range.upperBound)
    return directive(in: start).hasPrefix("#if ") && directive(in: end) == "#endif"
      ? start.lowerBound..<end.upperBound : range
  }

  /// The text of a line without surrounding whitespace; empty where it may contain a comment.
  private func directive(in line: Range<Int>) -> String {
    let text = text(in: line)
    if text.contains("//") || text.contains("/*") { return "" }
    var words = text[...]
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words.drop(while: \.isWhitespace))
  }

  /// Whether any token may follow this byte with no blank between. Removing `@B ` from `@A@B var x` would make
  /// `@Avar x`.
  private func mayPrecedeToken(_ byte: UInt8) -> Bool {
    "([{,;:".utf8.contains(byte)
  }
}
