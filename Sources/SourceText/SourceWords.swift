/// The hash of an identifier, compared in its stead. Two identifiers may rarely have the same.
package struct SourceWord: Hashable, Comparable, Sendable {
  /// 32-bit FNV-1a.
  let hash: UInt32

  init(hash: UInt32) { self.hash = hash }

  /// - Parameter name: an identifier, without back-ticks.
  package init(_ name: String) {
    self.init(hash: name.utf8.reduce(Self.start.hash) { Self.next($0, $1) })
  }

  /// The hash as an `Int`, for bit sets of words.
  package var number: Int { Int(hash) }

  static let start = SourceWord(hash: 0x811C_9DC5)

  static func next(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

  package static func < (lhs: SourceWord, rhs: SourceWord) -> Bool { lhs.hash < rhs.hash }
}

/// The set of words in a file's code, comments and strings, which tells where a name may be mentioned without scanning
/// the file again.
package struct SourceWords: Sendable {
  /// Sorted.
  private let words: [SourceWord]

  /// Each once, in ascending order.
  package var all: [SourceWord] { words }

  /// Takes time in proportion to the size of the source.
  package init(of source: SourceFile) {
    var found = UniqueWords()
    source.bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        if bytes[position].continuesIdentifier {
          found.insert(bytes.word(at: &position))
        } else {
          position += 1
        }
      }
    }
    words = found.words.sorted()
  }

  /// False only if the word does not occur. Takes O(log n).
  package func mayMention(_ word: SourceWord) -> Bool {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == word
  }
}

extension SourceFile {
  /// The words of a range in code, comments and strings, with their byte ranges; takes O(n).
  package func forEachWord(in range: Range<Int>, _ body: (SourceWord, Range<Int>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var position = range.lowerBound
      while position < range.upperBound {
        if bytes[position].continuesIdentifier {
          let start = position
          let word = bytes.word(at: &position, upTo: range.upperBound)
          body(word, start..<position)
        } else {
          position += 1
        }
      }
    }
  }

  /// The byte offsets of the words that satisfy a predicate, in code, comments and strings; takes O(n).
  package func offsetsOfWords(where isIncluded: (SourceWord) -> Bool) -> [Int] {
    var offsets: [Int] = []
    forEachWord(in: range) { if isIncluded($0) { offsets.append($1.lowerBound) } }
    return offsets
  }
}

/// A hash set of words in the order of insertion.
struct UniqueWords {
  private(set) var words: [SourceWord] = []
  /// An open-addressing table of indices into `words` plus 1; 0 for an empty slot.
  private var slots = [UInt32](repeating: 0, count: 1024)

  mutating func insert(_ word: SourceWord) {
    var slot = Int(word.hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if words[Int(slots[slot]) - 1] == word { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    words.append(word)
    slots[slot] = UInt32(words.count)
    if words.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for (number, word) in words.enumerated() {
      var slot = Int(word.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Reads the word that starts at a position, and moves the position behind it.
  ///
  /// - Parameter limit: where the word ends at the latest; the end of all bytes by default.
  package func word(at position: inout Int, upTo limit: Int? = nil) -> SourceWord {
    let limit = limit ?? count
    var hash = SourceWord.start.hash
    while position < limit, self[position].continuesIdentifier {
      hash = SourceWord.next(hash, self[position])
      position += 1
    }
    return SourceWord(hash: hash)
  }
}
