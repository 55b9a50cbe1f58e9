extension UInt8 {
  package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  package static var semicolon: UInt8 { UInt8(ascii: ";") }
  package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }

  /// Whether this is a space or a tab.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension [Int] {
  /// How many elements are at most `limit`. The array has to be in ascending order; takes O(log n).
  func count(upTo limit: Int) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [UInt8] {
  /// The offsets of all occurrences of a byte sequence, in order.
  package func offsets(of part: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    while let found = firstOffset(of: part, from: offsets.last.map { $0 + 1 } ?? 0) { offsets.append(found) }
    return offsets
  }

  /// The offset of the first occurrence of a byte sequence at or behind `start`; nil if there is none.
  ///
  /// - Parameter limit: the offset at which the occurrence has to end at the latest; the end of all bytes by default.
  package func firstOffset(of part: [UInt8], from start: Int = 0, upTo limit: Int? = nil) -> Int? {
    let limit = limit ?? count
    guard let first = part.first, let last = part.last, start <= limit - part.count else { return nil }
    return withUnsafeBytes { bytes in
      // Tests eight offsets at once: candidates are those whose first and last bytes match.
      let (firsts, lasts) = (UInt64(repeating: first), UInt64(repeating: last))
      var place = start
      while place + 7 <= limit - part.count {
        let differences =
          (bytes.word(at: place) ^ firsts) | (bytes.word(at: place + part.count - 1) ^ lasts)
        var candidates = differences.zeroBytes
        while candidates != 0 {
          let candidate = place + candidates.trailingZeroBitCount / 8
          if bytes.holds(part, at: candidate) { return candidate }
          candidates &= candidates - 1
        }
        place += 8
      }
      while place <= limit - part.count {
        if bytes[place] == first, bytes.holds(part, at: place) { return place }
        place += 1
      }
      return nil
    }
  }
}

extension UInt64 {
  fileprivate init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 * UInt64(byte) }

  /// The highest bit of each byte that is zero, and maybe of some above the first of these.
  /// (Warren, "Hacker's Delight", 6-1)
  fileprivate var zeroBytes: UInt64 { (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 }
}

extension UnsafeRawBufferPointer {
  /// Eight bytes in little-endian order.
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  fileprivate func holds(_ part: [UInt8], at offset: Int) -> Bool {
    part.indices.allSatisfy { self[offset + $0] == part[$0] }
  }
}
