import SourceText

extension SourceFile {
  /// The separator between an inserted statement and the next: a line end, or a semicolon if the next shares its line
  /// with a statement before it.
  func statementSeparator(at range: Range<Int>) -> String {
    guard isFirstOnLine(range.lowerBound) else { return "; " }
    return lineEnding(near: range.lowerBound) + indentation(at: range.lowerBound)
  }

  /// By how much the line of a statement is indented more than the nearest line before it that is less.
  func indentationUnit(at offset: Int) -> String {
    let own = indentation(at: offset)
    var line = lines.lineRange(containing: offset)
    while line.lowerBound > 0 {
      line = lines.lineRange(containing: line.lowerBound - 1)
      if isBlank(line) { continue }
      let outer = indentation(at: line.lowerBound)
      if outer.utf8.count < own.utf8.count, own.hasPrefix(outer) {
        return String(own.dropFirst(outer.count))
      }
    }
    return own.contains("\t") ? "\t" : "    "
  }

  func startOfBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start
  }

  func endOfBlanks(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }
}
