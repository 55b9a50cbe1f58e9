import Foundation

extension UInt8 {
  static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  static var carriageReturn: UInt8 { UInt8(ascii: "\r") }

  /// Whether this is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
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
    return withUnsafeBytes { bytes in
      part.withUnsafeBytes { part in
        guard let base = bytes.baseAddress, let pattern = part.baseAddress else { return nil }
        let end = base + (bytes.count - part.count + 1)
        var place = base + start
        while place < end, let found = memchr(place, Int32(first), end - place) {
          if memcmp(found, pattern, part.count) == 0 { return UnsafeRawPointer(found) - base }
          place = UnsafeRawPointer(found) + 1
        }
        return nil
      }
    }
  }
}
