/// The names that a file mentions and declares, an overapproximation made without parsing.
package struct SourceSketch: Sendable {
  /// The words in code and strings, without duplicates; not those in comments.
  package let words: [SourceWord]
  /// The declared names that other files may use without a base: types, the extended types and members of extensions,
  /// and globals.
  package let declared: [SourceWord]
  /// The names of classes and protocols among `declared`.
  package let references: [SourceWord]
  /// It has a `public import`.
  package let reexports: Bool

  /// Takes time linear in the size of the file.
  package init(of bytes: [UInt8]) {
    var reader = SketchReader()
    bytes.withUnsafeBufferPointer { reader.read($0) }
    words = reader.words.words
    declared = reader.declared
    references = reader.references
    reexports = reader.reexports
  }
}

/// Makes the sketch of a file in one pass over its bytes.
private struct SketchReader {
  /// The keywords that introduce names, or re-export them.
  private enum Keyword { case reference, type, `extension`, function, variable, `public`, `import` }
  /// The kind of string literal that the position is in.
  private enum StringMode { case none, line, block }

  private(set) var words = UniqueWords()
  private var names: [SourceWord] = []
  private(set) var references: [SourceWord] = []
  /// Functions and variables declared inside braces.
  private var members: [SourceWord] = []
  private(set) var reexports = false
  private var hasExtension = false
  private var depth = 0
  /// Braces do not match, so the nesting depth is unreliable.
  private var isUnbalanced = false
  private var mode = StringMode.none
  /// The kind of declaration that the next word names.
  private var declares: Keyword?
  /// All words up to the end of the line are declared names: `let (a, b)`, `var a, b`.
  private var namesLine = false
  private var last: Keyword?
  private var lineStart = 0

  var declared: [SourceWord] { names + (hasExtension || isUnbalanced || depth != 0 ? members : []) }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte.continuesIdentifier {
        let word = bytes.word(at: &position)
        words.insert(word)
        if mode == .none { read(word, upTo: position, bytes) }
      } else if byte == .lineFeed || byte == .carriageReturn {
        endLine(at: position, bytes)
        position += 1
      } else if mode == .none {
        readCode(byte, at: &position, bytes)
      } else {
        readString(byte, at: &position, bytes)
      }
    }
  }

  private mutating func endLine(at position: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    if mode == .line { mode = .none }
    let goesOn = position > 0 && [UInt8(ascii: ","), UInt8(ascii: "(")].contains(bytes[position - 1])
    if !goesOn { namesLine = false }
    lineStart = position + 1
  }

  private mutating func readCode(
    _ byte: UInt8, at position: inout Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"):
      depth -= 1
      if depth < 0 { isUnbalanced = true }
    case 0x22:
      mode = bytes.isBlockQuote(at: position) ? .block : .line
      if mode == .block { position += 2 }
    case UInt8(ascii: "/"):
      if bytes.skipComment(at: &position) { return }
    default: break
    }
    let isBlank = byte.isBlank || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "[")
    if !isBlank, byte != UInt8(ascii: ".") || declares != .extension { declares = nil }
    position += 1
  }

  private mutating func readString(
    _ byte: UInt8, at position: inout Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    if byte == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] != UInt8(ascii: "(") {
      position += 1
    } else if byte == 0x22, mode == .line {
      mode = .none
    } else if byte == 0x22, bytes.isBlockQuote(at: position) {
      mode = .none
      position += 2
    }
    position += 1
  }

  // MARK: Words

  private mutating func read(
    _ word: SourceWord, upTo end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    if namesLine { names.append(word) }
    let keyword = Self.keyword(word)
    if last == .public, keyword == .import { reexports = true }
    last = keyword
    if let keyword {
      declares = keyword
      if keyword == .extension { hasExtension = true }
      let first = bytes[lineStart]
      let isOutside = depth == 0 || !(first.isBlank || first == UInt8(ascii: "#"))
      if keyword == .variable, isOutside { namesLine = true }
      isGlobal = isOutside
      return
    }
    switch declares {
    case .reference:
      names.append(word)
      references.append(word)
    case .type: names.append(word)
    case .extension:
      names.append(word)
      // `extension Outer.Inner`
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") { return }
    case .function, .variable:
      if isGlobal { names.append(word) } else { members.append(word) }
    case .public, .import, nil: break
    }
    declares = nil
  }

  /// The current function or variable declaration is at file scope.
  private var isGlobal = false

  private static func keyword(_ word: SourceWord) -> Keyword? {
    let slot = keywordSlots[Int(word.hash & 0xFF)]
    return slot?.word == word ? slot?.keyword : nil
  }

  /// Indexed by the lowest eight bits of the hash, in which no two keywords agree.
  private static let keywordSlots: [(word: SourceWord, keyword: Keyword)?] = {
    var slots = [(word: SourceWord, keyword: Keyword)?](repeating: nil, count: 256)
    for (word, keyword) in keywords {
      precondition(slots[Int(word.hash & 0xFF)] == nil, "two keywords have one slot")
      slots[Int(word.hash & 0xFF)] = (word, keyword)
    }
    return slots
  }()

  private static let keywords: [SourceWord: Keyword] = [
    SourceWord("class"): .reference, SourceWord("struct"): .type, SourceWord("enum"): .type,
    SourceWord("actor"): .type, SourceWord("protocol"): .reference, SourceWord("typealias"): .type,
    SourceWord("macro"): .type, SourceWord("associatedtype"): .type, SourceWord("extension"): .extension,
    SourceWord("func"): .function, SourceWord("var"): .variable, SourceWord("let"): .variable,
    SourceWord("public"): .public, SourceWord("import"): .import,
  ]
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isBlockQuote(at position: Int) -> Bool {
    position + 2 < count && self[position] == 0x22 && self[position + 1] == 0x22 && self[position + 2] == 0x22
  }
}
