import TestSupport

/// FNV-1a: the same on every run, unlike Swift's own hashes, and no attacker is near.
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  var text: String { String(value, radix: 16) }

  mutating func combine(_ text: String) {
    combine(Array(text.utf8))
  }

  mutating func combine(_ tree: FileTree) {
    for path in tree.paths {
      combine(path)
      combine(tree[path] ?? [])
    }
    combine(tree.paths.count.description)
  }

  /// With its length, so that bytes cannot move from one part to the next.
  private mutating func combine(_ bytes: [UInt8]) {
    for shift in stride(from: 0, to: 64, by: 8) { combine(UInt8(truncatingIfNeeded: bytes.count >> shift)) }
    for byte in bytes { combine(byte) }
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
