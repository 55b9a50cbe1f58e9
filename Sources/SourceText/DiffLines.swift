/// A file as the lines of a diff: split at `\n` only, each with its `\n`, and no line behind the last `\n`.
struct DiffLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.starts = Self.starts(in: bytes[...])
  }

  var count: Int { starts.count }

  subscript(lines: Range<Int>) -> [ArraySlice<UInt8>] {
    lines.map { bytes[start(of: $0)..<start(of: $0 + 1)] }
  }

  /// The bytes of the lines, in one piece.
  func bytes(of lines: Range<Int>) -> ArraySlice<UInt8> {
    bytes[start(of: lines.lowerBound)..<start(of: lines.upperBound)]
  }

  /// The lines that may differ once the bytes of `range` are replaced.
  ///
  /// The line of the byte after `range` is one of them, since it may be joined with what precedes it. At the end of a
  /// file that ends in `\n` there is no such line.
  func lines(touchedBy range: Range<Int>) -> Range<Int> {
    let first = line(at: range.lowerBound)
    return first..<max(first, min(count, line(at: range.upperBound) + 1))
  }

  /// Splits text at every `\n`.
  static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    let lines = DiffLines(text)
    return lines[0..<lines.count]
  }

  private func start(of line: Int) -> Int {
    line < starts.count ? starts[line] : bytes.count
  }

  /// The line that holds a byte; `count` for the end of an empty file or one that ends in `\n`.
  private func line(at offset: Int) -> Int {
    offset == bytes.count && (bytes.last ?? .lineFeed) == .lineFeed
      ? count
      : starts.count(upTo: offset) - 1
  }

  private static func starts(in bytes: ArraySlice<UInt8>) -> [Int] {
    var starts: [Int] = bytes.isEmpty ? [] : [0]
    for offset in bytes.indices.dropLast() where bytes[offset] == .lineFeed {
      starts.append(offset + 1)
    }
    return starts
  }
}
