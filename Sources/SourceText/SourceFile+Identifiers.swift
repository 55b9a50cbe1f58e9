extension SourceFile {
  /// Whether a name stands somewhere as a whole word, be it in code, a comment or a string; takes O(n).
  ///
  /// - Parameter isCounted: which offsets of the word count.
  package func mentions(_ name: String, where isCounted: (Int) -> Bool = { _ in true }) -> Bool {
    let word = Array(name.utf8)
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - word.count) where bytes[start] == first {
        let end = start + word.count
        if bytes[start..<end].elementsEqual(word), start == 0 || !bytes[start - 1].continuesIdentifier,
          end == bytes.count || !bytes[end].continuesIdentifier, isCounted(start)
        {
          return true
        }
      }
      return false
    }
  }
}

extension UInt8 {
  /// Whether this is part of an identifier, as every byte of a character beyond ASCII may be.
  fileprivate var continuesIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
