import SourceText

extension FileChange {
  /// One change of every kind that a diff can get wrong.
  static func examples() throws -> [FileChange] {
    try linesAndTerminators() + endsOfTheFile() + severalEdits() + bytesAndPaths()
  }

  private static let numbers = (1...40).map { "line \($0);\n" }.joined()

  private static func linesAndTerminators() throws -> [FileChange] {
    [
      try FileChange("LF", numbers, replacing: [("line 20;", "twenty")]),
      try FileChange("CRLF", crlf(numbers), replacing: [("line 20;", "twenty")]),
      try FileChange("CRLF, lines inserted", crlf(numbers), replacing: [("line 20;", "a\r\nb\r\nline 20;")]),
      try FileChange("CRLF becomes LF", "a\r\nb\r\nc\r\n", replacing: [("\r", "")]),
      try FileChange("LF becomes CRLF", "a\nb\nc\n", replacing: [("b\n", "b\r\n")]),
      try FileChange("mixed", "a\nb\r\nc\rd\r\ne\n", replacing: [("c\rd", "C\rD\n")]),
      try FileChange("lone CR only", "a\rb\rc", replacing: [("b", "B")]),
      try FileChange(
        "tabs and trailing blanks", "\ta \n\t\tb\t\n\n \n", replacing: [("\t\tb\t", "\t \tb  \t")]),
      try FileChange("lines joined", "a\nb\nc\n", replacing: [("\nb\n", " ")]),
      try FileChange("line split", "a b c\n", replacing: [(" b ", "\nb\n")]),
      try FileChange("line deleted", numbers, replacing: [("line 20;\n", "")]),
      try FileChange(
        "lines like diff lines", "--- a\n+++ b\n@@ -1 +1 @@\n-\n\\ x\n", replacing: [("@@ -", "--- ")]),
    ]
  }

  private static func endsOfTheFile() throws -> [FileChange] {
    [
      try FileChange("no final newline, last line edited", "a\nb\nc", replacing: [("c", "C")]),
      try FileChange("no final newline, earlier line edited", "a\nb\nc", replacing: [("a", "A")]),
      try FileChange("no final newline, far line edited", numbers + "end", replacing: [("line 3;", "x")]),
      try FileChange("no final newline, last line deleted", "a\nb\nc", replacing: [("c", "")]),
      try FileChange("no final newline, last two joined", "a\nb\nc", replacing: [("\nc", "")]),
      try FileChange("final newline added", "a\nb", replacing: [("b", "b\n")]),
      try FileChange("final newline taken away", "a\nb\n", replacing: [("b\n", "b")]),
      try FileChange("insert at very start", numbers, replacing: [("", "import Observation\n")]),
      try FileChange("insert at very start, within the line", "a\nb\n", replacing: [("", "x")]),
      inserting("insert at very end", "end\n", atEndOf: numbers),
      inserting("insert at very end, no final newline", "end", atEndOf: numbers),
      inserting("insert at very end behind no newline", "end\n", atEndOf: "a\nb"),
      try FileChange("last line replaced and appended to", "a\nb\n", replacing: [("b\n", "c"), ("", "d")]),
      try FileChange("everything deleted", "a\nb\n", replacing: [("a\nb\n", "")]),
      try FileChange("everything deleted, no final newline", "a", replacing: [("a", "")]),
      try FileChange("everything replaced", "a\nb\n", replacing: [("a\nb\n", "x\ny\nz")]),
      try FileChange("empty file filled", "", replacing: [("", "a\nb\n")]),
      try FileChange("empty file filled, no final newline", "", replacing: [("", "a")]),
      try FileChange("only a newline deleted", "\n", replacing: [("\n", "")]),
    ]
  }

  private static func severalEdits() throws -> [FileChange] {
    [
      try FileChange("two hunks", numbers, replacing: [("line 5;", "five"), ("line 30;", "thirty")]),
      try FileChange("hunks just merged", numbers, replacing: [("line 5;", "five"), ("line 12;", "twelve")]),
      try FileChange(
        "hunks just apart", numbers, replacing: [("line 5;", "five"), ("line 13;", "thirteen")]),
      try FileChange(
        "counts shift later hunks", numbers,
        replacing: [("line 2;", "a\nb\nc"), ("line 15;\nline 16;\n", ""), ("line 30;", "thirty\n")]),
      try FileChange("adjacent lines", numbers, replacing: [("line 7;", "seven"), ("line 8;", "eight")]),
      try FileChange("adjacent edits", "abcdef\n", replacing: [("b", "B"), ("c", ""), ("d", "DD")]),
      try FileChange("one line", "let a = b + c\n", replacing: [("a", "x"), ("b", "y"), ("c", "z")]),
      try FileChange("delete and insert next to it", "a\nb\nc\n", replacing: [("b\n", ""), ("", "x\n")]),
      try FileChange("edits that cancel out", "a\nb\na\n", replacing: [("a\n", ""), ("a\n", "a\n")]),
      try FileChange(
        "first and last line", numbers, replacing: [("line 1;", "one"), ("line 40;\n", "forty")]),
      try FileChange(
        "common lines inside", "a\nb\nc\nd\ne\n", replacing: [("a\nb\nc\nd\ne\n", "a\nB\nc\nd\nD\ne\n")]),
    ]
  }

  private static func bytesAndPaths() throws -> [FileChange] {
    let text = "let größe = \"🎉\" // e\u{301}\nlet b = 1\n"
    return [
      try FileChange("Unicode", text, replacing: [("größe", "\u{FC}ber"), ("e\u{301}", "\u{E9}")]),
      try FileChange("byte order mark kept", "\u{FEFF}a\nb\n", replacing: [("b", "c")]),
      try FileChange("byte order mark, first line edited", "\u{FEFF}a\nb\n", replacing: [("a", "x\na")]),
      try FileChange("byte order mark, taken away", "\u{FEFF}a\nb\n", replacing: [("\u{FEFF}", "")]),
      FileChange(
        path: "A.swift", original: [0xFF, 0x0A, 0xC3, 0x28, 0x0A, 0xE2],
        edits: [SourceEdit(range: 3..<4, replacement: "x")], summary: "not UTF-8"),
      try FileChange("path with a space", path: "My App/My View.swift", "a\n", replacing: [("a", "b")]),
      try FileChange("path with an umlaut", path: "Ansichten/Größe.swift", "a\n", replacing: [("a", "b")]),
      try FileChange("path with both", path: "Größe 2.swift", "a\n", replacing: [("a", "b")]),
      try FileChange("path with a quote", path: "a\"b'\\c.swift", "a\n", replacing: [("a", "b")]),
      try FileChange("path with a tab", path: "a\tb.swift", "a\n", replacing: [("a", "b")]),
      try FileChange("path with b/", path: "a b/b b/c.swift", "a\n", replacing: [("a", "b")]),
    ]
  }

  private static func inserting(_ summary: String, _ new: String, atEndOf text: String) -> FileChange {
    let end = text.utf8.count
    return FileChange(
      path: "A.swift", original: Array(text.utf8), edits: [SourceEdit(range: end..<end, replacement: new)],
      summary: summary)
  }

  private static func crlf(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
