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
  ///
  /// - Parameter limit: where it has to end; the end of all bytes by default.
  package func firstOffset(of part: [UInt8], from start: Int = 0, upTo limit: Int? = nil) -> Int? {
    let limit = limit ?? count
    guard let last = part.last, start <= limit - part.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      part.withUnsafeBufferPointer { part in
        // Where the byte that would be the last of it tells that it is none: how far the next place is.
        // (Horspool, "Practical fast searching in strings", 1980)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { steps in
          steps.initialize(repeating: UInt8(clamping: part.count))
          for (number, byte) in part.dropLast().enumerated() {
            steps[Int(byte)] = UInt8(clamping: part.count - 1 - number)
          }
          var place = start
          while place <= limit - part.count {
            let byte = bytes[place + part.count - 1]
            if byte == last, part.indices.allSatisfy({ bytes[place + $0] == part[$0] }) { return place }
            place += Int(steps[Int(byte)])
          }
          return nil
        }
      }
    }
  }
}
