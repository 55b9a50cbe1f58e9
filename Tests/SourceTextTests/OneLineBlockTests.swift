import SourceText
import Testing

/// Each case marks a block with `«` and `»`, and its single expression begins behind the brace and a blank, if any.
@Suite struct OneLineBlockTests {
  @Test(arguments: [
    ("A {\n  var a: Int «{ b }»\n}", "A {\n  var a: Int {\n    f()\n    return b\n  }\n}"),
    ("var a: Int «{ b }»  // of b\n", "var a: Int {\n    f()\n    return b\n}  // of b\n"),
    ("A {\r\n\tvar a: Int «{ b }»\r\n}", "A {\r\n\tvar a: Int {\r\n\t\tf()\r\n\t\treturn b\r\n\t}\r\n}"),
    (
      "  var a: Int {\n    get «{  b  }»\n  }",
      "  var a: Int {\n    get {\n      f()\n      return b\n    }\n  }"
    ),
  ])
  func onLinesOfItsOwn(marked: String, expected: String) throws {
    #expect(try inserting(into: marked) == expected)
  }

  @Test(arguments: [
    ("  var a: Int { get «{ b }» set {} }", "  var a: Int { get { f(); return b } set {} }"),
    ("  var a: Int «{b}»", "  var a: Int {f(); return b}"),
    ("  let c = 1; var a: Int «{ b }»", "  let c = 1; var a: Int { f(); return b }"),
    ("  var a: Int «{ b }», c = 1", "  var a: Int { f(); return b }, c = 1"),
    ("  var a: Int «{\n    b\n  }»", "  var a: Int {\n    f()\n    return b\n  }"),
  ])
  func amongOtherCode(marked: String, expected: String) throws {
    #expect(try inserting(into: marked) == expected)
  }

  private func inserting(into marked: String) throws -> String {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let source = SourceFile(path: "A.swift", bytes: Array(parts.joined().utf8))
    let opening = parts[0].utf8.count
    let block = opening..<opening + parts[1].utf8.count
    let start = block.lowerBound + parts[1].prefix { $0 == "{" || $0.isWhitespace }.utf8.count
    let edits = source.inserting(["f()"], at: start, in: block, returning: [start])
    return String(decoding: try SourceEdits(edits).applied(to: source).bytes, as: UTF8.self)
  }
}
