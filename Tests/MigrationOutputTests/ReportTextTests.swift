import MigrationPlanning
import Testing

@testable import MigrationOutput

/// What a message becomes in other forms.
@Suite struct ReportTextTests {
  @Test(arguments: [
    ("'a' and 'b'", [MessagePiece.code("a"), .text(" and "), .code("b")]),
    ("it's the project's 'x'", [.text("it's the project's "), .code("x")]),
    (
      "'$p' of 'C'; see '@State'", [.code("$p"), .text(" of "), .code("C"), .text("; see "), .code("@State")]
    ),
    ("a ' alone", [.text("a ' alone")]), ("", []), ("''", [.text("''")]),
  ])
  func quotedCodeIsFound(message: String, pieces: [MessagePiece]) {
    #expect(MessagePiece.pieces(of: message) == pieces)
  }

  @Test func markdownCallsNobody() {
    #expect(MarkdownReport.text("use '@State' *here*, <b>") == "use `@State` \\*here\\*, \\<b\\>")
    #expect(MarkdownReport.text("ask @somebody") == "ask @\u{200B}somebody")
    #expect(MarkdownReport.code("a`b") == "`` a`b ``")
  }

  @Test func workflowCommandsAreEscaped() {
    let place = ReportDocument.Place(path: "a,b:c%.swift", line: 1, column: 9, characterColumn: 7)
    let message = ReportDocument.Message(
      id: "x-y", severity: "note", message: "50%\r\nof: a, b", place: place)
    #expect(
      GitHubReport.command(message)
        == "::notice file=a%2Cb%3Ac%25.swift,line=1,col=7,title=x-y::50%25%0D%0Aof: a, b")
  }

  @Test(arguments: [
    ("  items.removeAll()", 3, "<pre><mark>items</mark>.removeAll()</pre>"),
    ("é + $query, 1", 6, "<pre>é + <mark>$query</mark>, 1</pre>"),
    ("\t@State var x", 2, "<pre><mark>@State</mark> var x</pre>"),
    ("a < b && c", 3, "<pre>a <mark>&lt;</mark> b &amp;&amp; c</pre>"),
    ("short", 99, "<pre>short<mark></mark></pre>"),
  ])
  func linesHaveTheirPlaceMarked(code: String, column: Int, html: String) {
    let place = ReportDocument.Place(path: "A.swift", line: 7, column: column, code: code)
    #expect(
      HTMLCode.line(place)
        == "<div class=\"line\"><span class=\"place\">A.swift:7:\(column)</span>\(html)</div>")
  }

  @Test func longLinesAreCut() {
    let code = String(repeating: "a ", count: 5_000)
    let line = HTMLCode.line(ReportDocument.Place(path: "A.swift", line: 1, column: 5_001, code: code))
    #expect(line.count < 400)
    #expect(line.contains("<pre>…") && line.contains("…</pre>"))
  }

  @Test(arguments: DiagnosticID.allCases)
  func pagesAreReadWhole(id: DiagnosticID) {
    let page = DiagnosticPage(id)
    #expect(page.blocks.first == .heading(level: 1, "`\(id.rawValue)`"))
    #expect(!page.opening.isEmpty)
    let hasMarks = page.blocks.contains { block in
      if case .paragraph(let text) = block { return text.hasPrefix("1. ") || text.hasPrefix(">") }
      return false
    }
    #expect(!hasMarks, "a kind of block that DiagnosticPage does not know")
  }

  @Test func tablesAndListsAreRead() {
    let page = DiagnosticPage(parsing: "# A\n\n| a | `b|c` |\n|---|---|\n| 1 | 2 |\n\n- x\n- y\n\nd\ne")
    #expect(page.blocks.last == .paragraph("d e"))
    #expect(page.blocks.contains(.list(["x", "y"])))
  }
}
