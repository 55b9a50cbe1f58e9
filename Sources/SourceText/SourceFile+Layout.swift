extension SourceFile {
  /// The separator between an inserted statement and the next: a line end, or a semicolon if the next shares its line
  /// with a statement before it.
  package func statementSeparator(at range: Range<Int>) -> String {
    guard isFirstOnLine(range.lowerBound) else { return "; " }
    return lineEnding(near: range.lowerBound) + indentation(at: range.lowerBound)
  }

  /// By how much the line of a statement is indented more than the nearest line before it that is less.
  package func indentationUnit(at offset: Int) -> String {
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

  /// Where the spaces and tabs begin that end at `offset`.
  package func startOfBlanks(before offset: Int) -> Int { rangeOfBlanks(upTo: offset).lowerBound }

  /// Where the spaces and tabs end that begin at `offset`.
  package func endOfBlanks(from offset: Int) -> Int { rangeOfBlanks(from: offset).upperBound }

  /// The end of the line of `offset`, without the blanks and the terminator that end it; not before `offset`.
  package func endOfText(onLineOf offset: Int) -> Int {
    var end = lines.lineRange(containing: offset).upperBound
    while end > offset, isBlank(end - 1..<end) { end -= 1 }
    return end
  }

  /// Whether a text stands right before `offset`.
  package func hasText(_ text: String, before offset: Int) -> Bool {
    bytes[..<offset].suffix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// Whether a text begins at `offset`.
  package func hasText(_ text: String, at offset: Int) -> Bool { bytes[offset...].starts(with: text.utf8) }

  /// The start of the line below the first occurrence of a text, if nothing else follows on its line.
  package func endOfLine(after text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.firstOffset(of: wanted, from: start).flatMap { offset in
      let line = lines.lineRange(containing: offset)
      return isBlank(offset + wanted.count..<line.upperBound) ? line.upperBound : nil
    }
  }

  /// The text of a range, moved to `offset`: if it began on a later line, its lines are indented like the target.
  package func text(_ range: Range<Int>, movedTo offset: Int) -> String {
    let (outer, inner) = (indentation(at: offset), indentation(at: range.lowerBound))
    guard inner.hasPrefix(outer), inner != outer else { return text(in: range) }
    var moved: [UInt8] = []
    for (number, line) in bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if number == 0 {
        moved += line
      } else if line.starts(with: inner.utf8) {
        moved += [0x0A] + Array(outer.utf8) + line.dropFirst(inner.utf8.count)
      } else if isBlank(line.startIndex..<line.endIndex) {
        moved += [0x0A] + (line.last == 0x0D ? [0x0D] : [])
      } else {
        return text(in: range)
      }
    }
    return String(decoding: moved, as: UTF8.self)
  }
}
