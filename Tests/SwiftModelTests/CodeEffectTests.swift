import SourceText
import SwiftModel
import Testing

/// What code changes, by syntax alone.
@Suite struct CodeEffectTests {
  @Test(arguments: [
    ("count = 1", "change of count"), ("count += 1", "change of count"), ("(count) = 1", "change of count"),
    ("try (count) += 1", "change of count"), ("await count = 1", "change of count"),
    ("Self.count = 1", "change of a type"), ("(Self.count) = 1", "change of a type"),
    ("count == 1", "nothing"),
    ("(count) == 1", "nothing"), ("print((count))", "call"), ("let count = 0; (count) = 1", "nothing"),
    ("Task { (count) = 1 }", "call"),
  ])
  func changesAreFound(code: String, expected: String) {
    let source = SourceFile(path: "A.swift", bytes: Array("func f() async throws { \(code) }".utf8))
    let effects = FactsReader.effects(in: [0..<source.bytes.count], of: source).map { effect in
      switch effect {
      case .call: "call"
      case .change(let name): "change of \(name)"
      case .changeOfType: "change of a type"
      }
    }
    #expect((effects.isEmpty ? "nothing" : effects.joined(separator: ", ")) == expected)
  }
}
