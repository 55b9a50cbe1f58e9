import SourceText
import Testing

@Suite struct SourceFileTests {
  @Test func textReplacesInvalidBytes() {
    let file = SourceFile(path: "A.swift", bytes: [0x61, 0xFF, 0x62])
    #expect(file.text(in: 0..<1) == "a")
    #expect(file.text(in: 0..<3) == "a\u{FFFD}b")
  }

  @Test func indentationIsThatOfTheWholeLine() {
    let file = SourceFile("\u{FEFF}  a\n\t b\r\n\r   ")
    #expect(file.indentation(at: 3) == "  ")
    #expect(file.indentation(at: 5) == "  ")
    #expect(file.indentation(at: 8) == "\t ")
    #expect(file.indentation(at: 9) == "\t ")
    #expect(file.indentation(at: 12) == "")
    #expect(file.indentation(at: 16) == "   ")
  }

  @Test func firstOnLineSeesOnlyBlanksBefore() {
    let file = SourceFile("\u{FEFF}a\n \tb c\r\rd")
    for (offset, expected) in [
      (3, true), (4, false), (5, true), (7, true), (8, false), (9, false), (11, true), (12, true),
    ] {
      #expect(file.isFirstOnLine(offset) == expected, "offset \(offset)")
    }
  }

  @Test(arguments: [
    ("", 0, "\n"), ("a", 1, "\n"), ("a\r\nb\nc\rd", 0, "\r\n"), ("a\r\nb\nc\rd", 3, "\n"),
    ("a\r\nb\nc\rd", 5, "\r"), ("a\r\nb\nc\rd", 7, "\r"), ("a\r\n", 3, "\r\n"), ("\n", 0, "\n"),
  ])
  func lineEndingIsThatOfTheLineOrThePrevious(text: String, offset: Int, expected: String) {
    #expect(SourceFile(text).lineEnding(near: offset) == expected)
  }
}

extension SourceFile {
  convenience init(_ text: String) {
    self.init(path: "A.swift", bytes: Array(text.utf8))
  }
}
