import SourceText
import Testing

/// Edits of a result can be told as edits of the original.
@Suite struct SourceEditsCompositionTests {
  @Test(arguments: 0..<500)
  func compositionIsOneAfterTheOther(seed: Int) throws {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let original = (0..<Int.random(in: 0...20, using: &generator)).map { UInt8(97 + $0) }
    let first = try edits(of: original.count, &generator)
    let result = first.applied(to: original)
    let second = try edits(of: result.count, &generator)
    let both = first.followed(by: second, inOriginalOf: original.count)
    #expect(both.applied(to: original) == second.applied(to: result))
    #expect(throws: Never.self) { try SourceEdits(ordered: both.edits) }
    let back = first.inverted(in: original)
    #expect(back.applied(to: result) == original)
    #expect(
      back.followed(by: both, inOriginalOf: result.count).applied(to: result) == both.applied(to: original))
  }

  @Test func offsetsFollow() throws {
    let edits = try SourceEdits([
      SourceEdit(range: 2..<2, replacement: "xyz"), SourceEdit(range: 4..<8, replacement: "-"),
    ])
    #expect([0, 1, 2, 3, 4, 6, 8, 9].map(edits.resultOffset) == [0, 1, 5, 6, 7, 7, 8, 9])
  }

  private func edits(of count: Int, _ generator: inout Generator) throws -> SourceEdits {
    var edits: [SourceEdit] = []
    var position = 0
    while position <= count, Int.random(in: 0..<4, using: &generator) > 0 {
      let start = Int.random(in: position...count, using: &generator)
      let end = Int.random(in: start...count, using: &generator)
      let text = String(repeating: "X", count: Int.random(in: 0...3, using: &generator))
      edits.append(SourceEdit(range: start..<end, replacement: text))
      position = end + 1
    }
    return try SourceEdits(edits)
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
