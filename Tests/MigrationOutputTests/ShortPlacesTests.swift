import MigrationPlanning
import SourceText
import Testing

@testable import MigrationOutput

/// Places and code as the report for people has them.
@Suite struct ShortPlacesTests {
  private static func places(_ files: [(String, String)], whole: Bool = false) -> ShortPlaces {
    ShortPlaces(
      files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }, showsWholePaths: whole)
  }

  @Test func foldersStandWhereTheNameIsTakenTwice() {
    let paths = ["App/A/Feed.swift", "App/B/Feed.swift", "App/Row.swift", "Kit/A/Feed.swift", "Feed.swift"]
    let places = Self.places(paths.map { ($0, "") })
    #expect(
      paths.indices.map(places.path) == [
        "App/A/Feed.swift", "B/Feed.swift", "Row.swift", "Kit/A/Feed.swift", "Feed.swift",
      ])
    #expect(Self.places(paths.map { ($0, "") }, whole: true).path(of: 1) == "App/B/Feed.swift")
  }

  @Test func placesOfOneFileNameItOnce() {
    let places = Self.places([("A.swift", "a\nb\nc\n"), ("B.swift", "d\n")])
    let locations = [(0, 0), (0, 2), (1, 0), (0, 4)].map { SourceLocation(file: $0.0, offset: $0.1) }
    #expect(places.text(locations, upTo: 3) == "A.swift:1, 2, B.swift:1 and 1 more")
    #expect(places.text(Array(locations.prefix(1)), upTo: 3) == "A.swift:1")
  }

  @Test(arguments: [
    ("let é = $text\n", "$", ["1 | let é = $text", "  |         ^~~~~"]),
    ("\t\tsend()\r\n", "s", ["1 | send()", "  | ^~~~"]),
    ("a\n  .sink { }\n", ".", ["2 | .sink { }", "  | ^"]),
    ("", "", []),
  ])
  func codeHasACaret(source: String, marked: String, expected: [String]) {
    let offset = Array(source.utf8).firstIndex(of: marked.utf8.first ?? 0) ?? 0
    let quotation = Self.places([("A.swift", source)]).quotation(at: SourceLocation(file: 0, offset: offset))
    #expect(quotation == expected)
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let source = String(repeating: "a + ", count: 60) + "$text" + String(repeating: " + b", count: 60)
    let places = Self.places([("A.swift", source)])
    let lines = places.quotation(at: SourceLocation(file: 0, offset: 240))
    #expect(lines.count == 2 && lines[0].hasPrefix("1 | …") && lines[0].hasSuffix("…"))
    let caret = lines[1].firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) }
    #expect(caret.map { Array(lines[0])[$0] } == "$")
  }

  @Test(arguments: [
    ("a is used; do b", "a is used", "do b" as String?), ("'a; b' is used", "'a; b' is used", nil),
    ("x; y; it's 'c; d' here", "x; y", "it's 'c; d' here"),
  ])
  func adviceStandsBehindTheLastSemicolon(message: String, loss: String, advice: String?) {
    let parts = MessagePiece.parts(of: message)
    #expect(parts.loss == loss)
    #expect(parts.advice == advice)
  }
}
