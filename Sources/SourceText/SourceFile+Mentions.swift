/// What the bytes around a word tell of it, without parsing. Each answer leaves out only what cannot be.
extension SourceFile {
  /// Whether the word at an offset may be a member of what stands before it: behind a dot, and maybe a comment.
  package func mayBeMember(at offset: Int) -> Bool {
    var start = offset
    if start > 0, [UInt8(ascii: "`"), UInt8(ascii: "$")].contains(bytes[start - 1]) { start -= 1 }
    guard let last = bytes[..<start].lastIndex(where: { !$0.isWhiteSpace }) else { return false }
    if bytes[last] == UInt8(ascii: ".") || bytes[last] == UInt8(ascii: "/") { return true }
    let isOnNextLine = bytes[last..<start].contains { $0 == .lineFeed || $0 == .carriageReturn }
    return isOnNextLine && mayBeComment(endingAt: last)
  }

  /// Whether a comment may reach from the start of a line, or a place in it, to an offset in it.
  private func mayBeComment(endingAt offset: Int) -> Bool {
    let line = bytes[...offset].reversed().prefix { $0 != .lineFeed && $0 != .carriageReturn }
    return zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/") }
  }

  /// Whether the code around may change the variable that is named at an offset, or a part of its value.
  ///
  /// That takes an operator, a member, an index or a call behind it, or `&`, `$` or `\` before it; or it is part of a
  /// tuple that something is assigned to. Labels, arguments and conditions change nothing.
  package func mayBeChanged(at offset: Int) -> Bool {
    let start = startOfChain(endingWithWordAt: offset)
    // What stands before an index or a call is not looked for.
    if start > 0, #"&$\)]}>""#.utf8.contains(bytes[start - 1]) { return true }
    let end = endOfWord(at: offset)
    guard let next = bytes[end...].firstIndex(where: { !$0.isWhiteSpace }) else { return false }
    switch bytes[next] {
    case UInt8(ascii: ")"):
      guard let before = bytes[..<start].lastIndex(where: { !$0.isWhiteSpace }) else { return true }
      switch bytes[before] {
      case UInt8(ascii: "("): return before == 0 || !bytes[before - 1].mayStandBeforeArguments
      case UInt8(ascii: ","), UInt8(ascii: ":"): return isAssigned(listWithElementAt: next)
      // `(try store.list).append(row)`
      default: return true
      }
    case UInt8(ascii: ","): return isAssigned(listWithElementAt: next)
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\""):
      return false
    case let byte: return !byte.continuesIdentifier
    }
  }

  /// Whether what is named at an offset may be called there, or its initializer: `f()`, `Row { … }`, `List<Int>()`,
  /// `Row.init()`, `action?()`.
  package func mayBeCalled(at offset: Int) -> Bool {
    byteBehindWord(at: offset).map { "({.<?!/#".utf8.contains($0) } ?? false
  }

  /// Whether an expression names a value that exists already, as in `Player(volume: volume)` and `Player(queue: .main)`, and
  /// makes not only its own: `Player(queue: Queue(size: 1))`. What the text of a string says is none.
  ///
  /// - Parameter others: names that do not count.
  package func namesValue(in range: Range<Int>, besides others: Set<String> = []) -> Bool {
    let none = others.union(["nil", "true", "false", "init"])
    let words = words(in: range) { $0.first?.isLowercase == true && !none.contains($0) }
      .filter { word in byteBehindWord(at: word.offset).map { !"(:".utf8.contains($0) } ?? true }
    if words.isEmpty { return false }
    let texts = textsOfStrings(in: range)
    return words.contains { word in !texts.contains { $0.contains(word.offset) } }
  }

  /// The string literals and comments of an expression, up to the first with an interpolation.
  private func textsOfStrings(in range: Range<Int>) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var texts: [Range<Int>] = []
      var position = range.lowerBound
      while position < range.upperBound {
        let start = position
        if bytes.skipComment(at: &position) {
          texts.append(start..<position)
        } else if let delimiter = bytes.openString(at: &position) {
          guard bytes.skipString(until: delimiter, at: &position) == .end else { break }
          texts.append(start..<position)
        } else {
          position += 1
        }
      }
      return texts
    }
  }

  /// Whether the word at an offset is plainly no name in an expression: a label, what is declared there, or a `self` that is
  /// neither called nor indexed.
  package func isNoName(at offset: Int) -> Bool {
    isPlainSelf(at: offset) || isLabel(at: offset) || isDeclared(at: offset)
  }

  private func isPlainSelf(at offset: Int) -> Bool {
    guard bytes[offset...].starts(with: "self".utf8), endOfWord(at: offset) == offset + 4 else {
      return false
    }
    let next = bytes[(offset + 4)...].first { !$0.isWhiteSpace && !"?!".utf8.contains($0) }
    return next.map { !"[({/".utf8.contains($0) } ?? true
  }

  /// `(name: …`, `(title, name: …`, and not `[title: 1, name: 2]`.
  private func isLabel(at offset: Int) -> Bool {
    guard bytes[offset...].first(where: { !$0.continuesIdentifier }) == UInt8(ascii: ":"),
      let before = bytes[..<offset].lastIndex(where: { !$0.isWhiteSpace })
    else { return false }
    return bytes[before] == UInt8(ascii: "(") || bytes[before] == UInt8(ascii: ",") && isInParentheses(before)
  }

  /// Whether a parenthesis surely is the innermost bracket around an offset: no string or comment stands between, in which
  /// others may be, and little else.
  private func isInParentheses(_ offset: Int) -> Bool {
    var depth = 0
    for byte in bytes[max(0, offset - 500)..<offset].reversed() {
      switch byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { return byte == UInt8(ascii: "(") }
        depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "/"): return false
      default: break
      }
    }
    return false
  }

  /// `func name`, `class Name`, `let name = …`; `if let name` names a variable, too.
  private func isDeclared(at offset: Int) -> Bool {
    guard let end = bytes[..<offset].lastIndex(where: { !$0.isBlank }), end + 1 < offset else { return false }
    let start = bytes[...end].lastIndex { !$0.continuesIdentifier }.map { $0 + 1 } ?? 0
    switch text(in: start..<end + 1) {
    case "func", "class", "struct", "enum", "protocol", "extension", "typealias", "import": return true
    case "let", "var": return byteBehindWord(at: offset).map { "=:".utf8.contains($0) } == true
    default: return false
    }
  }

  /// Whether a member of what the word at an offset names may stand behind it: `Account.current`.
  package func mayHaveMember(at offset: Int) -> Bool { byteBehindWord(at: offset) == UInt8(ascii: ".") }

  /// The first byte behind the word at an offset, and a back-tick, that is no white space; nil at the end of the file.
  package func byteBehindWord(at offset: Int) -> UInt8? {
    bytes[endOfWord(at: offset)...].first { !$0.isWhiteSpace }
  }

  private func endOfWord(at offset: Int) -> Int {
    bytes[offset...].firstIndex { !$0.continuesIdentifier && $0 != UInt8(ascii: "`") } ?? bytes.count
  }

  /// Where `model.list?.count` starts, by the word at its end.
  private func startOfChain(endingWithWordAt offset: Int) -> Int {
    var start = offset
    while start > 0 {
      let byte = bytes[start - 1]
      if byte.continuesIdentifier || "`.?!".utf8.contains(byte) {
        start -= 1
        continue
      }
      guard byte.isWhiteSpace, let last = bytes[..<start].lastIndex(where: { !$0.isWhiteSpace }),
        bytes[start] == UInt8(ascii: ".") || bytes[last] == UInt8(ascii: ".")
      else { break }
      start = last + 1
    }
    return start
  }

  /// Whether something is assigned to the tuple with the element that ends at an offset, or to one around: `(a, b) = pair`.
  private func isAssigned(listWithElementAt offset: Int) -> Bool {
    var depth = 0
    for place in offset..<bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth > 0 {
          depth -= 1
          continue
        }
        guard byte == UInt8(ascii: ")"),
          let next = bytes[(place + 1)...].firstIndex(where: { !$0.isWhiteSpace })
        else { return false }
        if bytes[next] == UInt8(ascii: "=") {
          return next + 1 == bytes.count || bytes[next + 1] != UInt8(ascii: "=")
        }
        guard bytes[next] == UInt8(ascii: ")") || bytes[next] == UInt8(ascii: ",") else { return false }
      default: break
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { " \t\r\n".utf8.contains(self) }

  /// As the last byte before a parenthesis: of `f(x)`, `f?(x)`, `f<T>(x)`, `\(x)`.
  fileprivate var mayStandBeforeArguments: Bool { continuesIdentifier || ")]}>?!`\\".utf8.contains(self) }
}
