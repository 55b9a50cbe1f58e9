/// How deep the syntax of a source may be nested, without parsing it: never less than it is, sometimes more.
///
/// Parsers and visitors call themselves for every level, in what stack a thread has. Code that people write stays far
/// below what that holds; this tells whether a file does.
package struct NestingEstimate {
  /// Enough for code that people and generators write, and little enough for the smallest stack of any thread.
  package static let limit = 500

  private var bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// For each open bracket, and for what is outside of all, how much has been chained since the last statement began.
  private var chained = [0]
  private var depth = 0
  private var deepest = 0
  /// Array literals that open one in the other, with nothing between: each doubles the time that the parser takes.
  private var openingArrays = 0
  private static let mostOpeningArrays = 14

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  package static func depth(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var estimate = NestingEstimate(buffer)
      estimate.scan()
      return estimate.deepest
    }
  }

  private mutating func scan() {
    var startsLine = true
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
        continue
      case 0x20, 0x09:
        position += 1
        continue
      case 0x2F where skipComment(): continue
      case 0x22: skipString()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if byte == UInt8(ascii: "[") { openingArrays += 1 }
        if openingArrays > Self.mostOpeningArrays { deepest = max(deepest, Self.limit + 1) }
        chain()
        chained.append(0)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case UInt8(ascii: ","), UInt8(ascii: ";"): restart()
      case UInt8(ascii: "#"): directive()
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "@"),
        UInt8(ascii: ":"), UInt8(ascii: "\\"):
        chain()
      default:
        if isWord(byte) {
          openingArrays = 0
          word(startsLine: startsLine)
          startsLine = false
          continue
        }
      }
      startsLine = false
      position += 1
    }
  }

  // MARK: Counting

  private mutating func chain() {
    chained[chained.count - 1] += 1
    depth += 1
    deepest = max(deepest, depth)
  }

  private mutating func restart() {
    depth -= chained[chained.count - 1]
    chained[chained.count - 1] = 0
  }

  private mutating func close() {
    guard chained.count > 1 else { return }
    restart()
    chained.removeLast()
  }

  /// A word at the start of a line begins a statement, unless it is one that goes before or between others.
  private mutating func word(startsLine: Bool) {
    let start = position
    while position < bytes.count, isWord(bytes[position]) { position += 1 }
    if Self.nestingWords.contains(where: { matches($0, from: start) }) {
      chain()
    } else if startsLine {
      restart()
    }
  }

  private func matches(_ word: StaticString, from start: Int) -> Bool {
    guard word.utf8CodeUnitCount == position - start else { return false }
    for offset in 0..<word.utf8CodeUnitCount where word.utf8Start[offset] != bytes[start + offset] {
      return false
    }
    return true
  }

  private static let nestingWords: [StaticString] = [
    "try", "await", "else", "if", "return", "consume", "copy", "unsafe", "borrowing", "inout", "some", "any",
    "each", "repeat", "discard", "throw", "yield", "catch", "do", "in", "switch", "while", "for", "guard",
    "sending",
    "isolated", "consuming", "nonisolated", "defer", "as", "is",
  ]

  /// Conditional compilation nests as brackets do.
  private mutating func directive() {
    if follows("#if") {
      chain()
      chained.append(0)
    } else if follows("#endif") {
      close()
    } else {
      chain()
    }
  }

  // MARK: Skipping

  private mutating func skipComment() -> Bool {
    if follows("//") {
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      return true
    }
    guard follows("/*") else { return false }
    position += 2
    while position < bytes.count, !follows("*/") { position += 1 }
    position = min(position + 2, bytes.count)
    return true
  }

  /// Up to the end of a string.
  private mutating func skipString() {
    if follows("\"\"\"") { return skipText() }
    var end = position + 1
    while end < bytes.count, bytes[end] != 0x22, bytes[end] != 0x0A {
      // What is interpolated nests.
      if bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.count {
        if bytes[end + 1] == UInt8(ascii: "(") { return }
        end += 1
      }
      end += 1
    }
    if end < bytes.count, bytes[end] == 0x22 { position = end }
  }

  /// To the end of a string of several lines, which may be another language altogether.
  private mutating func skipText() {
    position += 3
    while position < bytes.count, !follows("\"\"\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        if follows("\\(") { chain() }
        position += 1
      }
      position += 1
    }
    position = min(position + 2, bytes.count - 1)
  }

  private func follows(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where text.utf8Start[offset] != bytes[position + offset] {
      return false
    }
    return true
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x60, 0x80...0xFF:
      true
    default: false
    }
  }
}
