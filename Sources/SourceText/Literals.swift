/// The delimiter of a string literal, as its number of quotes and of hashes.
package struct StringDelimiter: Hashable, Sendable {
  /// 1, or 3 for a multi-line string literal.
  package let quotes: Int
  /// The number of `#` of a raw string; 0 for any other.
  package let hashes: Int
}

/// Why scanning the text of a string literal stopped.
package enum StringStop: Sendable {
  /// Behind the closing delimiter.
  case end
  /// Behind the `\(` of an interpolation.
  case interpolation
  /// At the end of the line or of the file: the literal is unterminated.
  case unclosed
}

extension UnsafeBufferPointer<UInt8> {
  /// Reads the opening delimiter of a string literal, quotes or hashes and quotes, and moves `position` behind it; nil
  /// if no literal starts there.
  package func openString(at position: inout Int) -> StringDelimiter? {
    let hashes = run(of: UInt8(ascii: "#"), from: position)
    let start = position + hashes
    guard start < count, self[start] == 0x22 else { return nil }
    let quotes = run(of: 0x22, from: start) >= 3 ? 3 : 1
    position = start + quotes
    return StringDelimiter(quotes: quotes, hashes: hashes)
  }

  /// Moves `position` over the text of a string literal.
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

  /// Moves `position` behind a comment that starts there; the line terminator is not part of it.
  ///
  /// - Returns: whether a comment starts there.
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
