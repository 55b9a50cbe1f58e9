extension SourceFile {
  /// Statements on lines of their own before the first one of a body, or the comments above it. Where that is a directive
  /// or a comment that is indented less than code is, the code in it or below says how far. A statement that shares its line
  /// with another one is separated by semicolons.
  package func inserting(_ statements: [String], before first: Int) -> SourceEdit {
    guard isFirstOnLine(first) else {
      return inserting(statements.map { $0 + "; " }.joined(), at: first)
    }
    let ending = lineEnding(near: first)
    let own = indentation(at: first)
    let line = lines.lineRange(containing: first)
    let outer = lines.lineStart(before: first).map(indentation) ?? ""
    guard [UInt8(ascii: "#"), UInt8(ascii: "/")].contains(bytes[first]), own.utf8.count <= outer.utf8.count,
      let inner = indentationOfCode(behind: line)
    else { return inserting(statements.map { $0 + ending + own }.joined(), at: first) }
    return inserting(statements.map { inner + $0 + ending }.joined(), at: line.lowerBound)
  }

  /// Of the first line behind another one that is neither blank nor a directive or a comment.
  private func indentationOfCode(behind line: Range<Int>) -> String? {
    var line = line
    while line.upperBound < bytes.count {
      line = lines.lineRange(containing: line.upperBound)
      let text = textWithoutOuterBlanks(in: line)
      if !text.isEmpty, !text.hasPrefix("#"), !text.hasPrefix("//") {
        return indentation(at: line.lowerBound)
      }
    }
    return nil
  }
}
