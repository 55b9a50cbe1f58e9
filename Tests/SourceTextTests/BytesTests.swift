import SourceText
import Testing

struct BytesTests {
  /// Every run of bytes in many short texts of few letters, against looking at one place after the other.
  @Test func runsOfBytesAreFoundWhereTheyStand() {
    var generator = LinearCongruentialGenerator()
    for _ in 0..<3_000 {
      let text = generator.bytes(upTo: 40)
      let part = generator.bytes(upTo: 5)
      let start = Int(generator.next() % UInt64(text.count + 1))
      let limit = start + Int(generator.next() % UInt64(text.count - start + 1))
      let expected =
        part.isEmpty
        ? nil
        : (start..<max(start, limit - part.count + 1)).first {
          text[$0..<$0 + part.count].elementsEqual(part)
        }
      #expect(text.firstOffset(of: part, from: start, upTo: limit) == expected, "\(part) in \(text)")
    }
  }
}

private struct LinearCongruentialGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// Of a few letters that differ by one bit, or in their highest one only.
  mutating func bytes(upTo count: Int) -> [UInt8] {
    (0..<next() % UInt64(count + 1)).map { _ in [0x00, 0x01, 0x61, 0x62, 0xE1][Int(next() % 5)] }
  }
}
