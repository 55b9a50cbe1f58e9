extension SourceFile {
  /// The text of a range of bytes; bytes that are not valid UTF-8 become U+FFFD.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The spaces and tabs that begin the line of `offset`, including those behind `offset`.
  package func indentation(at offset: Int) -> String {
    text(in: rangeOfBlanks(from: lines.lineRange(containing: offset).lowerBound))
  }

  /// Whether there are only spaces and tabs before `offset` on its line.
  package func isFirstOnLine(_ offset: Int) -> Bool {
    rangeOfBlanks(from: lines.lineRange(containing: offset).lowerBound).upperBound >= offset
  }

  /// The terminator of the line of `offset`: `\n`, `\r\n` or `\r`. At the end of a file, that of the line before; in a
  /// file of a single unterminated line, `\n`.
  package func lineEnding(near offset: Int) -> String {
    let line = lines.lineRange(containing: offset)
    let previous = lines.lineRange(before: offset)
    return terminator(of: line) ?? previous.flatMap(terminator) ?? "\n"
  }
}

extension SourceFile {
  /// Whether there are only spaces and tabs from `offset` to the end of its line.
  package func isLastOnLine(_ offset: Int) -> Bool {
    let end = rangeOfBlanks(from: offset).upperBound
    return end == bytes.count || bytes[end] == .lineFeed || bytes[end] == .carriageReturn
  }

  /// The spaces and tabs that begin at `offset`.
  func rangeOfBlanks(from offset: Int) -> Range<Int> {
    offset..<(bytes[offset...].firstIndex { !$0.isBlank } ?? bytes.count)
  }

  /// The spaces and tabs that end at `offset`.
  func rangeOfBlanks(upTo offset: Int) -> Range<Int> {
    let start = bytes[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    return start..<offset
  }

  /// Where the terminator begins of the line of `offset`.
  package func startOfTerminator(ofLineAt offset: Int) -> Int {
    let line = lines.lineRange(containing: offset)
    return line.upperBound - (terminator(of: line)?.utf8.count ?? 0)
  }

  private func terminator(of line: Range<Int>) -> String? {
    switch bytes[line].last {
    case .carriageReturn: "\r"
    case .lineFeed: bytes[line].dropLast().last == .carriageReturn ? "\r\n" : "\n"
    default: nil
    }
  }
}
