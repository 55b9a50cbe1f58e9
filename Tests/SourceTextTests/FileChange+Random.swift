import SourceText

extension FileChange {
  /// Files and edits made up from a seed, the same in every run.
  static func random(count: Int, seed: UInt64) -> [FileChange] {
    var generator = SplitMix64(state: seed)
    return (0..<count).map { random(path: "folder \($0 % 7)/file\($0).swift", using: &generator) }
  }

  /// Few different lines, so that context repeats, and every kind of terminator.
  private static let lines: [[UInt8]] =
    [
      "}", "", "  let x = 1", "\tvar größe: Int", "struct A {", "-- a", "++ b", "@@ -1 +1 @@",
      "\\ No newline",
    ].map { Array($0.utf8) } + [[0xFF, 0xC3, 0x28]]

  private static let terminators = ["\n", "\n", "\n", "\n", "\r\n", "\r\n", "\r", "\n\n"]

  private static let replacements = [
    "", "", "x", "é", "\n", "\r\n", "\r", "  let x = 1\n", "}\n", "a\nb\n", "\na", "@Observable\r\n",
  ]

  private static func random(path: String, using generator: inout SplitMix64) -> FileChange {
    var original: [UInt8] = Int.random(in: 0..<10, using: &generator) == 0 ? [0xEF, 0xBB, 0xBF] : []
    for _ in 0..<Int.random(in: 0...50, using: &generator) {
      original += lines.randomElement(using: &generator)!
      original += terminators.randomElement(using: &generator)!.utf8
    }
    if Bool.random(using: &generator) {
      original += lines.randomElement(using: &generator)!
    }

    var edits: [SourceEdit] = []
    var position = 0
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let reach = [1, 4, 40, 400].randomElement(using: &generator)!
      let start = min(original.count, position + Int.random(in: 0...reach, using: &generator))
      let length = max(0, Int.random(in: -10...20, using: &generator))
      let end = min(original.count, start + length)
      let replacement = replacements.randomElement(using: &generator)!
      edits.append(SourceEdit(range: start..<end, replacement: replacement))
      position = end
    }
    return FileChange(path: path, original: original, edits: edits.withoutRepeatedInsertions)
  }
}

extension [SourceEdit] {
  /// Equal insertions would collapse, which `FileChange.result` knows nothing of.
  fileprivate var withoutRepeatedInsertions: [SourceEdit] {
    reduce(into: []) { kept, edit in
      if !kept.contains(edit) { kept.append(edit) }
    }
  }
}

private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
