/// What ends a string literal.
package struct StringDelimiter: Hashable, Sendable {
  /// One, or three for a string of several lines.
  package let quotes: Int
  /// Those of a raw string.
  package let hashes: Int
}

/// Where the text of a string literal stops.
package enum StringStop: Sendable {
  /// Behind its end.
  case end
  /// Behind the `\(` of an interpolation, which is code.
  case interpolation
  /// At the end of a line or of the file, without having been closed.
  case unclosed
}

extension UnsafeBufferPointer<UInt8> {
  /// The delimiter of the string literal that starts at a position, with its quotes or with the hashes of a raw
  /// string, which moves behind it; nil where none starts there.
  package func openString(at position: inout Int) -> StringDelimiter? {
    let hashes = run(of: UInt8(ascii: "#"), from: position)
    let start = position + hashes
    guard start < count, self[start] == 0x22 else { return nil }
    let quotes = run(of: 0x22, from: start) >= 3 ? 3 : 1
    position = start + quotes
    return StringDelimiter(quotes: quotes, hashes: hashes)
  }

  /// Moves over the text of a string literal.
  package func skipString(until end: StringDelimiter, at position: inout Int) -> StringStop {
    while position < count {
      let byte = self[position]
      if byte == 0x22, run(of: 0x22, from: position) >= end.quotes,
        run(of: UInt8(ascii: "#"), from: position + end.quotes) >= end.hashes
      {
        position += end.quotes + end.hashes
        return .end
      }
      if byte == .lineFeed, end.quotes == 1 { return .unclosed }
      position += 1
      guard byte == UInt8(ascii: "\\"), run(of: UInt8(ascii: "#"), from: position) >= end.hashes else {
        continue
      }
      position += end.hashes
      guard position < count, self[position] == UInt8(ascii: "(") else {
        position += 1
        continue
      }
      position += 1
      return .interpolation
    }
    return .unclosed
  }

  /// Moves behind a comment that starts at a position; the end of a line stays.
  ///
  /// - Returns: whether one starts there.
  package func skipComment(at position: inout Int) -> Bool {
    if starts(at: position, UInt8(ascii: "/"), UInt8(ascii: "/")) {
      while position < count, self[position] != .lineFeed, self[position] != .carriageReturn { position += 1 }
      return true
    }
    guard starts(at: position, UInt8(ascii: "/"), UInt8(ascii: "*")) else { return false }
    var depth = 0
    while position < count {
      if starts(at: position, UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        position += 2
      } else if starts(at: position, UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return true
  }

  private func run(of byte: UInt8, from start: Int) -> Int {
    var end = start
    while end < count, self[end] == byte { end += 1 }
    return end - start
  }

  private func starts(at position: Int, _ first: UInt8, _ second: UInt8) -> Bool {
    position + 1 < count && self[position] == first && self[position + 1] == second
  }
}
