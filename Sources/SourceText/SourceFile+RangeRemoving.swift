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

  /// The line of the `#if` that has nothing in it but the lines of a range; nil without one.
  package func conditionAlone(around range: Range<Int>) -> String? {
    let removed = rangeRemoving(range)
    let whole = rangeWithEmptiedCondition(removed)
    return whole == removed ? nil : directive(in: lines.lineRange(containing: whole.lowerBound))
  }

  /// The deletions of the `#if … #endif` around the lines of a range, where other edits delete all else in it; nil where
  /// something stays.
  package func removingCondition(around range: Range<Int>, besides edits: SourceEdits) -> [SourceEdit]? {
    let removed = rangeRemoving(range)
    guard let start = lines.lineRange(before: removed.lowerBound), directive(in: start).hasPrefix("#if ")
    else {
      return nil
    }
    var offset = removed.upperBound
    while offset < bytes.count {
      if let edit = edits.edits.first(where: { $0.range.contains(offset) }) {
        offset = edit.range.upperBound
        continue
      }
      let line = lines.lineRange(containing: offset)
      if directive(in: line) == "#endif" {
        var whole = withBlankLine(start.lowerBound..<line.upperBound)
        if whole.lowerBound == 0, whole.upperBound < bytes.count {
          let next = lines.lineRange(containing: whole.upperBound)
          if isBlank(next) { whole = whole.lowerBound..<next.upperBound }
        }
        let inside = edits.edits.filter {
          $0.range.overlaps(whole) || whole.contains($0.range.lowerBound + 1)
        }
        return inside.allSatisfy { $0.replacement.isEmpty } ? deletions(of: whole, besides: inside) : nil
      }
      if !isBlank(offset..<line.upperBound) { return nil }
      offset = line.upperBound
    }
    return nil
  }

  private func deletions(of whole: Range<Int>, besides edits: [SourceEdit]) -> [SourceEdit] {
    var deletions: [SourceEdit] = []
    var start = whole.lowerBound
    for edit in edits {
      if start < edit.range.lowerBound {
        deletions.append(replacing(start..<edit.range.lowerBound, with: ""))
      }
      start = max(start, edit.range.upperBound)
    }
    if start < whole.upperBound { deletions.append(replacing(start..<whole.upperBound, with: "")) }
    return deletions
  }

  /// Whether a line of a range begins with `#if`.
  package func hasCondition(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let line = lines.lineRange(containing: offset)
      if textWithoutOuterBlanks(in: line).hasPrefix("#if ") { return true }
      offset = line.upperBound
    }
    return false
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
