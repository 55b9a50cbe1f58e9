extension UInt8 {
  package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
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
  /// Where a run of bytes begins that is found at an offset or behind it; nil where there is none.
  package func firstOffset(of part: [UInt8], from start: Int = 0) -> Int? {
    guard let first = part.first, start <= count - part.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      part.withUnsafeBufferPointer { part in
        var place = start
        while place <= bytes.count - part.count {
          if bytes[place] == first, part.indices.allSatisfy({ bytes[place + $0] == part[$0] }) {
            return place
          }
          place += 1
        }
        return nil
      }
    }
  }
}
