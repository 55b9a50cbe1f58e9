/// An upper bound of the nesting depth of a file's syntax tree, computed without parsing.
///
/// Parser and visitors recurse at every level, on the fixed stack of a thread. Handwritten code stays far below its
/// limit; this finds files that do not.
package struct NestingEstimate {
  /// More than handwritten and generated code needs, and little enough for the smallest stack of any thread.
  package static let limit = 500

  private var bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The open brackets, outermost first, below the level of the file itself.
  private var levels = [Level()]
  private var depth = 0
  private var deepest = 0
  /// The number of `[` that directly follow one another. Each doubles the time that the parser takes.
  private var openingArrays = 0
  private static let mostOpeningArrays = 14
  /// The last token needs an operand or expression after it: an operator, or a prefix keyword.
  private var isOpenEnded = false

  /// An open bracket, string interpolation or `#if`.
  private struct Level {
    /// The depth added since the last statement began.
    var chained = 0
    /// For an interpolation: the delimiter of the string literal that continues behind it.
    var string: StringDelimiter?
  }

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
      if byte == 0x22 || isWord(byte) { openingArrays = 0 }
      if byte == 0x22 { isOpenEnded = false }
      switch byte {
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
        continue
      case 0x20, 0x09:
        position += 1
        continue
      case 0x2F where bytes.skipComment(at: &position): continue
      case 0x22:
        openString()
        startsLine = false
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        openingArrays = byte == UInt8(ascii: "[") ? openingArrays + 1 : 0
        if openingArrays > Self.mostOpeningArrays { deepest = max(deepest, Self.limit + 1) }
        chain()
        levels.append(Level())
        isOpenEnded = false
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        position += 1
        startsLine = false
        isOpenEnded = false
        close()
        continue
      case UInt8(ascii: ","), UInt8(ascii: ";"): restart()
      case UInt8(ascii: "#"):
        if openString() { continue }
        directive()
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "@"),
        UInt8(ascii: ":"), UInt8(ascii: "\\"):
        // As a word does, an attribute at the start of a line begins a declaration.
        if byte == UInt8(ascii: "@"), startsLine, !isOpenEnded { restart() }
        chain()
        isOpenEnded = isOpenEnded || !isPostfix(byte)
      default:
        if isWord(byte) {
          word(startsLine: startsLine)
          startsLine = false
          continue
        }
      }
      startsLine = false
      position += 1
      if byte != UInt8(ascii: "[") { openingArrays = 0 }
    }
  }

  // MARK: Counting

  private mutating func chain() {
    levels[levels.count - 1].chained += 1
    depth += 1
    deepest = max(deepest, depth)
  }

  private mutating func restart() {
    depth -= levels[levels.count - 1].chained
    levels[levels.count - 1].chained = 0
  }

  private mutating func close() {
    guard levels.count > 1 else { return }
    restart()
    if let string = levels.removeLast().string { skipString(until: string) }
  }

  /// A word at the start of a line begins a statement, unless the token before it cannot end one.
  private mutating func word(startsLine: Bool) {
    let start = position
    while position < bytes.count, isWord(bytes[position]) { position += 1 }
    if startsLine, !isOpenEnded, !Self.continuingWords.contains(where: { matches($0, from: start) }) {
      restart()
    }
    let length = position - start
    isOpenEnded =
      length < Self.nestingWords.count && Self.nestingWords[length].contains { matches($0, from: start) }
    if isOpenEnded { chain() }
  }

  /// `UIView!`, `Int?` and `Set<String>` end an expression or a type; an infix operator would stand apart.
  private func isPostfix(_ byte: UInt8) -> Bool {
    guard [UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ">")].contains(byte), position > 0 else {
      return false
    }
    let before = bytes[position - 1]
    return isWord(before) || ")]}>!?".utf8.contains(before)
  }

  private func matches(_ word: StaticString, from start: Int) -> Bool {
    guard word.utf8CodeUnitCount == position - start, word.utf8Start[0] == bytes[start] else { return false }
    for offset in 0..<word.utf8CodeUnitCount where word.utf8Start[offset] != bytes[start + offset] {
      return false
    }
    return true
  }

  /// Words that continue the statement before them.
  private static let continuingWords: [StaticString] = ["else", "catch", "in", "as", "is", "where"]
  /// Indexed by length.
  private static let nestingWords: [[StaticString]] = {
    let words: [StaticString] = [
      "try", "await", "else", "if", "return", "consume", "copy", "unsafe", "borrowing", "inout", "some",
      "any",
      "each", "repeat", "discard", "throw", "yield", "catch", "do", "in", "switch", "while", "for", "guard",
      "sending", "isolated", "consuming", "nonisolated", "defer", "as", "is",
    ]
    var byLength = [[StaticString]](repeating: [], count: 12)
    for word in words { byLength[word.utf8CodeUnitCount].append(word) }
    return byLength
  }()

  /// Conditional compilation nests like brackets.
  private mutating func directive() {
    if follows("#if") {
      chain()
      levels.append(Level())
    } else if follows("#endif") {
      close()
    } else {
      chain()
    }
  }

  // MARK: Skipping

  /// - Returns: whether a string literal starts at the position.
  @discardableResult
  private mutating func openString() -> Bool {
    guard let delimiter = bytes.openString(at: &position) else { return false }
    skipString(until: delimiter)
    return true
  }

  /// Skips to the end of a string literal, or into its next interpolation, which is a level of its own.
  private mutating func skipString(until end: StringDelimiter) {
    guard case .interpolation = bytes.skipString(until: end, at: &position) else { return }
    chain()
    levels.append(Level(string: end))
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
