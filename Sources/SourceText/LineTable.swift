/// The byte offsets at which the lines of a file begin.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`, as in the Swift lexer. A byte order mark belongs to no line: it counts
/// as no column, and the first line's range begins behind it, so that removing that line, or inserting before it,
/// leaves the mark in place.
package struct LineTable: Sendable {
  private let starts: [Int]
  private let end: Int

  package init(_ bytes: [UInt8]) {
    starts = bytes.withUnsafeBufferPointer { buffer in
      var starts = [bytes.byteOrderMarkLength]
      for offset in buffer.indices where buffer.endsLine(at: offset) { starts.append(offset + 1) }
      return starts
    }
    self.end = bytes.count
  }

  /// The number of lines, where what follows the last terminator is a line too, even when it is empty. So
  /// every position has a line in `1...count`, and an empty file has one line.
  package var count: Int { starts.count }

  /// The line and column of a byte offset, which may be the end of the file. Takes O(log n).
  package func position(at offset: Int) -> SourcePosition {
    let index = lineIndex(containing: offset)
    return SourcePosition(line: index + 1, column: max(0, offset - starts[index]) + 1)
  }

  /// Where a line begins, counted from 1; nil where there is none.
  package func offset(ofLine line: Int) -> Int? {
    starts.indices.contains(line - 1) ? starts[line - 1] : nil
  }

  /// The bytes of the line that holds `offset`, including its terminator. Takes O(log n).
  ///
  /// The end of a file that ends in a terminator is on a line of its own, with an empty range.
  package func lineRange(containing offset: Int) -> Range<Int> {
    lineRange(at: lineIndex(containing: offset))
  }

  /// The bytes of the line before the one that holds `offset`, or `nil` on the first line.
  func lineRange(before offset: Int) -> Range<Int>? {
    let index = lineIndex(containing: offset)
    return index == 0 ? nil : lineRange(at: index - 1)
  }

  /// Where the line before the one that holds `offset` begins, or `nil` on the first line.
  package func lineStart(before offset: Int) -> Int? {
    lineRange(before: offset)?.lowerBound
  }

  /// Where the lines start that begin in a range, behind its start.
  package func lineStarts(in range: Range<Int>) -> [Int] {
    starts.filter { range.lowerBound < $0 && $0 < range.upperBound }
  }

  private func lineRange(at index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : end)
  }

  private func lineIndex(containing offset: Int) -> Int {
    precondition((0...end).contains(offset), "offset \(offset) is outside of a file of \(end) bytes")
    return max(0, starts.count(upTo: offset) - 1)
  }
}

extension [UInt8] {
  fileprivate var byteOrderMarkLength: Int {
    starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the byte at `offset` is the last one of a line terminator.
  fileprivate func endsLine(at offset: Int) -> Bool {
    switch self[offset] {
    case .lineFeed: true
    case .carriageReturn: offset + 1 == count || self[offset + 1] != .lineFeed
    default: false
    }
  }
}
