/// How deep the syntax of a source may be nested, without parsing it: never less than it is, sometimes more.
///
/// Parsers and visitors call themselves for every level, in what stack a thread has. Code that people write stays far
/// below what that holds; this tells whether a file does.
package struct NestingEstimate {
  /// Enough for code that people and generators write, and little enough for the smallest stack of any thread.
  package static let limit = 500

  private var bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// What is open, and what is outside of all.
  private var levels = [Level()]
  private var depth = 0
  private var deepest = 0
  /// Array literals that open one in the other, with nothing between: each doubles the time that the parser takes.
  private var openingArrays = 0
  private static let mostOpeningArrays = 14
  /// What was read last asks for more: an operator, or a word that goes before others.
  private var isOpenEnded = false

  private struct Level {
    /// How much has been chained since the last statement began.
    var chained = 0
    /// The string that goes on behind, where this is an interpolation.
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
        // An attribute at the start of a line begins a declaration, as a word does.
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

  /// A word at the start of a line begins a statement, unless what stands before it cannot end one.
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

  /// `UIView!`, `Int?` and `Set<String>` end an expression or a type; an operator between two would stand apart.
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

  /// Words that go on with what stands before them.
  private static let continuingWords: [StaticString] = ["else", "catch", "in", "as", "is", "where"]
  /// By their lengths.
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

  /// Conditional compilation nests as brackets do.
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

  /// - Returns: whether a string starts here.
  @discardableResult
  private mutating func openString() -> Bool {
    guard let delimiter = bytes.openString(at: &position) else { return false }
    skipString(until: delimiter)
    return true
  }

  /// Up to the end of a string, or into its next interpolation, which nests.
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
