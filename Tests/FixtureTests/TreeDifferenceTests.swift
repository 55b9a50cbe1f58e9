import TestSupport
import Testing

/// What a failing case prints.
@Suite struct TreeDifferenceTests {
  @Test func changedLinesStandBesideOneAnother() {
    let difference = difference(
      of: "report.txt", expected: "1\n2\n3\n4\n5\n6\n".utf8, actual: "1\n2\n3\n4\nfive\n6\n7\n".utf8)
    #expect(
      difference == """
        --- expected report.txt
        +++ actual report.txt
        @@ -2,5 +2,6 @@
         2
         3
         4
        -5
        +five
         6
        +7
        """)
  }

  @Test func everyFileIsNamed() {
    let expected = tree(["A.swift": "a\n", "B.swift": "b\n", "C.swift": "c\n"])
    let actual = tree(["A.swift": "x\n", "B.swift": "b\n", "D.swift": "d\n"])
    #expect(
      actual.differences(from: expected) == """
        --- expected A.swift
        +++ actual A.swift
        @@ -1 +1 @@
        -a
        +x
        C.swift is missing
        D.swift is not expected
        """)
  }

  @Test(arguments: [
    ("a\r\n", "a\n", "-a␍\n+a"),
    ("\u{FEFF}a\n", "a\n", "-<byte order mark>a\n+a"),
    ("a \n", "a\n", "-a \n+a"),
    ("a\n", "a", "-a\n+a\n\\ No newline at end of file"),
    ("", "a\n", "+a"),
  ])
  func whatCannotBeSeenIsShown(expected: String, actual: String, lines: String) {
    let difference = difference(of: "A.swift", expected: expected.utf8, actual: actual.utf8)
    #expect(difference.split(separator: "\n").dropFirst(3).joined(separator: "\n") == lines)
  }

  @Test func bytesThatAreNoTextAreShown() {
    let difference = difference(of: "A.swift", expected: [0x61, 0xFF, 0x0A], actual: [0x61, 0xFE, 0x0A])
    #expect(difference.hasSuffix("-a\\xFF\n+a\\xFE"))
  }

  @Test func whatLooksTheSameIsNotEqual() {
    #expect(difference(of: "A.swift", expected: "a␍\n".utf8, actual: "a\r\n".utf8).contains("look the same"))
  }

  @Test func longOnesAreCutOff() {
    let lines = (1...100).map { "\($0)\n" }.joined()
    let difference = difference(of: "A.swift", expected: [], actual: lines.utf8)
    let printed = difference.split(separator: "\n")
    #expect(printed.count == 61)
    #expect(printed.last == "… and 43 more lines")
  }

  @Test func equalOnesPrintNothing() {
    let same = tree(["A.swift": "a\r\n", "B.swift": ""])
    #expect(same.differences(from: same).isEmpty)
    #expect(difference(of: "A.swift", expected: [1], actual: [1]).isEmpty)
  }

  private func tree(_ files: [String: String]) -> FileTree { FileTree(files.mapValues { Array($0.utf8) }) }
}
