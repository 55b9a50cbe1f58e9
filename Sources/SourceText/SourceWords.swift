/// The words of a source, be they in code, a comment or a string: enough to tell where a name may be mentioned without
/// looking through the source again.
package struct SourceWords: Sendable {
  /// A word, as it is compared: different words may rarely look the same.
  package struct Word: Hashable, Sendable {
    fileprivate let hash: UInt32

    /// - Parameter name: an identifier.
    package init(_ name: String) {
      var hash = Hash()
      for byte in name.utf8 { hash.add(byte) }
      self.hash = hash.value
    }
  }

  /// In ascending order.
  private let hashes: [UInt32]

  /// Takes time in proportion to the size of the source.
  package init(of source: SourceFile) {
    var found: [UInt32] = []
    source.bytes.withUnsafeBufferPointer { bytes in
      var hash = Hash()
      var isInWord = false
      for byte in bytes {
        if byte.continuesIdentifier {
          hash.add(byte)
          isInWord = true
        } else if isInWord {
          found.append(hash.value)
          hash = Hash()
          isInWord = false
        }
      }
      if isInWord { found.append(hash.value) }
    }
    found.sort()
    var unique: [UInt32] = []
    for hash in found where hash != unique.last { unique.append(hash) }
    hashes = unique
  }

  /// False only where the word is not mentioned. Takes O(log n).
  package func mayMention(_ word: Word) -> Bool {
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < word.hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == word.hash
  }
}

/// FNV-1a with 32 bits.
private struct Hash {
  private(set) var value: UInt32 = 0x811C_9DC5

  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
}
