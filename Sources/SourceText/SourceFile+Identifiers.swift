extension SourceFile {
  /// Whether a name occurs as a whole word in code, a comment or a string; takes O(n).
  ///
  /// - Parameters:
  ///   - range: the bytes to search; the whole file by default.
  ///   - isCounted: which byte offsets of occurrences count.
  package func mentions(
    _ name: String, in range: Range<Int>? = nil, where isCounted: (Int) -> Bool = { _ in true }
  ) -> Bool {
    firstOffset(of: name, in: range, where: isCounted) != nil
  }

  /// Where a name stands first as a whole word; nil where it does not. As `mentions(_:in:where:)`.
  package func firstOffset(
    of name: String, in range: Range<Int>? = nil, where isCounted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    let word = Array(name.utf8)
    let range = range ?? 0..<bytes.count
    var start = range.lowerBound
    while let found = offset(ofWord: word, from: start, upTo: range.upperBound) {
      if isCounted(found) { return found }
      start = found + 1
    }
    return nil
  }

  /// The byte offsets at which a name occurs as a whole word, in order; takes O(n).
  package func offsets(of name: String) -> [Int] {
    let word = Array(name.utf8)
    var offsets: [Int] = []
    while let found = offset(ofWord: word, from: offsets.last.map { $0 + 1 } ?? 0, upTo: bytes.count) {
      offsets.append(found)
    }
    return offsets
  }

  /// How often a text stands in a range, also as a part of words.
  package func occurrences(of text: String, in range: Range<Int>) -> Int {
    let part = Array(text.utf8)
    var (count, start) = (0, range.lowerBound)
    while let found = bytes.firstOffset(of: part, from: start, upTo: range.upperBound) {
      count += 1
      start = found + part.count
    }
    return count
  }

  /// The words of a range that satisfy a predicate, in code, comments and strings, with their byte offsets.
  package func words(
    in range: Range<Int>, where isIncluded: (String) -> Bool
  ) -> [(name: String, offset: Int)] {
    var words: [(name: String, offset: Int)] = []
    forEachWord(in: range) { _, word in
      let name = text(in: word)
      if isIncluded(name) { words.append((name, word.lowerBound)) }
    }
    return words
  }

  /// Whether a word is spelled like a name, as words of one hash mostly are.
  package func spells(_ name: String, in word: Range<Int>) -> Bool {
    var name = name
    return name.withUTF8 { name in
      name.count == word.count
        && bytes.withUnsafeBufferPointer { bytes in
          name.indices.allSatisfy { bytes[word.lowerBound + $0] == name[$0] }
        }
    }
  }

  private func offset(ofWord word: [UInt8], from start: Int, upTo limit: Int) -> Int? {
    var start = start
    while let found = bytes.firstOffset(of: word, from: start, upTo: limit) {
      let end = found + word.count
      if found == 0 || !bytes[found - 1].continuesIdentifier,
        end == bytes.count || !bytes[end].continuesIdentifier
      {
        return found
      }
      start = found + 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether this may be part of an identifier; any byte of a non-ASCII character may be.
  package var continuesIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
