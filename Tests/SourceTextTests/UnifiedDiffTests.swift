import SourceText
import Testing

@Suite struct UnifiedDiffTests {
  @Test func showsThreeLinesOfContext() throws {
    let diff = try diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", replacing: [("5", "five")])
    #expect(
      diff == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test(arguments: [(6, 1), (7, 2)])
  func mergesHunksWhoseContextsTouch(linesBetween: Int, hunks: Int) throws {
    let between = String(repeating: "-\n", count: linesBetween)
    let diff = try diff("a\n\(between)b\n", replacing: [("a", "A"), ("b", "B")])
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("@@") } == hunks)
  }

  @Test func keepsCommonLinesInsideOfAReplacedRange() throws {
    let diff = try diff("1\n2\n3\n4\n5\n", replacing: [("1\n2\n3\n4\n5", "1\ntwo\n3\n4\nfour\n5")])
    #expect(diff.hunks == "@@ -1,5 +1,6 @@\n 1\n-2\n+two\n 3\n 4\n+four\n 5\n")
  }

  @Test func removedLinesComeBeforeAddedOnes() throws {
    let diff = try diff("1\n2\n3\n", replacing: [("1", "one"), ("2", "two")])
    #expect(diff.hunks == "@@ -1,3 +1,3 @@\n-1\n-2\n+one\n+two\n 3\n")
  }

  @Test func marksAMissingFinalNewline() throws {
    let mark = "\\ No newline at end of file\n"
    #expect(try diff("a\nb", replacing: [("b", "c")]).hunks == "@@ -1,2 +1,2 @@\n a\n-b\n\(mark)+c\n\(mark)")
    #expect(try diff("a\nb", replacing: [("a", "c")]).hunks == "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\(mark)")
    #expect(try diff("a", replacing: [("a", "a\n")]).hunks == "@@ -1 +1 @@\n-a\n\(mark)+a\n")
  }

  @Test func anUnchangedFileHasNoDiff() throws {
    #expect(try diff("a\nb\n", replacing: []) == "")
    #expect(try diff("a\nb\n", replacing: [("a\n", "a\n")]) == "")
  }

  @Test(arguments: [
    ("Sources/A.swift", "a/Sources/A.swift", ""),
    ("./A.swift", "a/A.swift", ""),
    ("/tmp/A.swift", "a/tmp/A.swift", ""),
    ("My App/A.swift", "a/My App/A.swift", "\t"),
    ("Größe.swift", #""a/Gr\303\266\303\237e.swift""#, ""),
    ("My Größe.swift", #""a/My Gr\303\266\303\237e.swift""#, "\t"),
    ("a\"b\\c\td.swift", #""a/a\"b\\c\td.swift""#, ""),
    ("\u{1}\u{7F}\n.swift", #""a/\001\177\n.swift""#, ""),
  ])
  func quotesPathsAsGitDoes(path: String, name: String, tab: String) throws {
    let diff = try diff("a\n", path: path, replacing: [("a", "b")])
    #expect(diff.split(separator: "\n")[1] == "--- \(name)\(tab)")
  }

  /// The search for common lines is left out where it would be slow.
  @Test(.timeLimit(.minutes(1))) func aLargeReplacedRangeIsStillQuick() throws {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()
    let diff = try diff(old, replacing: [(old, new)])
    #expect(diff.hunks.hasPrefix("@@ -1,20000 +1,20000 @@\n"))
  }
}

private func diff(
  _ text: String, path: String = "A.swift", replacing replacements: [(String, String)]
) throws -> String {
  let change = try FileChange(path: path, text, replacing: replacements)
  return try String(decoding: change.diff, as: UTF8.self)
}

extension String {
  /// A diff without its first three lines.
  fileprivate var hunks: String {
    split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }
}
