import Foundation

extension String {
  /// As a shell takes it for one word.
  package var shellQuoted: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./,:=+@".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
