/// The words and marks of a Swift source, without comments and without what strings say. Code in the interpolations of
/// strings counts.
///
/// It is no parser: enough to see which names a file mentions, and what it declares at its top level.
struct SwiftTokens {
  /// Identifiers and numbers whole, any other character by itself.
  private(set) var tokens: [Substring] = []
  private let bytes: [UInt8]
  private let text: String
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    readCode(endingInParenthesis: false)
  }

  /// Reads up to the end, or up to the `)` that closes an interpolation.
  private mutating func readCode(endingInParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case .slash where byte(1) == .slash: skipLine()
      case .slash where byte(1) == .star: skipBlockComment()
      case .quote: skipString(hashes: 0)
      case .hash where hashesBeforeQuote > 0:
        let hashes = hashesBeforeQuote
        position += hashes
        skipString(hashes: hashes)
      case let byte where byte.isPartOfWord: addWord()
      case let byte where byte <= .space: position += 1
      case let byte:
        if byte == .openParenthesis { depth += 1 }
        if byte == .closeParenthesis { depth -= 1 }
        if endingInParenthesis, depth < 0 {
          position += 1
          return
        }
        add(1)
      }
    }
  }

  private mutating func addWord() {
    var end = position
    while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
    add(end - position)
  }

  private mutating func add(_ count: Int) {
    let start = text.utf8.index(text.startIndex, offsetBy: position)
    tokens.append(text[start..<text.utf8.index(start, offsetBy: count)])
    position += count
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if bytes[position] == .slash, byte(1) == .star {
        (depth, position) = (depth + 1, position + 2)
      } else if bytes[position] == .star, byte(1) == .slash {
        (depth, position) = (depth - 1, position + 2)
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// From the quote that opens it.
  private mutating func skipString(hashes: Int) {
    let quotes = byte(1) == .quote && byte(2) == .quote ? 3 : 1
    position += quotes
    while position < bytes.count {
      switch bytes[position] {
      case .quote where isRepeated(.quote, quotes) && isRepeated(.hash, hashes, after: quotes):
        position += quotes + hashes
        return
      case .backslash where isRepeated(.hash, hashes, after: 1):
        position += hashes + 2
        if bytes[position - 1] == .openParenthesis { readCode(endingInParenthesis: true) }
      default: position += 1
      }
    }
  }

  private func isRepeated(_ expected: UInt8, _ count: Int, after distance: Int = 0) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == expected }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != .lineFeed { position += 1 }
  }

  /// How many `#` open a raw string here.
  private var hashesBeforeQuote: Int {
    var hashes = 0
    while byte(hashes) == .hash { hashes += 1 }
    return byte(hashes) == .quote ? hashes : 0
  }

  private func byte(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let openParenthesis = UInt8(ascii: "(")
  fileprivate static let closeParenthesis = UInt8(ascii: ")")

  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
