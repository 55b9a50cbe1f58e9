import SourceText
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", 1), ("a", 1), ("a\n", 2), ("a\nb", 2), ("\n\n", 3), ("a\r\nb\r\n", 3), ("a\rb", 2), ("\r\r\n\n", 4),
  ])
  func countsLines(text: String, count: Int) {
    #expect(LineTable(Array(text.utf8)).count == count)
  }

  @Test func positionsAreOneBasedAndCountBytes() {
    let table = LineTable(Array("ab\n\té x\n".utf8))
    #expect(table.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(table.position(at: 2) == SourcePosition(line: 1, column: 3))
    #expect(table.position(at: 3) == SourcePosition(line: 2, column: 1))
    #expect(table.position(at: 7) == SourcePosition(line: 2, column: 5))
    #expect(table.position(at: 9) == SourcePosition(line: 3, column: 1))
  }

  @Test func everyKindOfTerminatorEndsALine() {
    let table = LineTable(Array("a\nb\r\nc\rd".utf8))
    let lines = [0..<2, 2..<5, 5..<7, 7..<8]
    for (index, line) in lines.enumerated() {
      for offset in line {
        #expect(table.lineRange(containing: offset) == line)
        #expect(table.position(at: offset).line == index + 1)
      }
    }
  }

  @Test func theEndOfFileIsOnTheLastLine() {
    #expect(LineTable(Array("a\nb".utf8)).lineRange(containing: 3) == 2..<3)
    #expect(LineTable(Array("a\nb\n".utf8)).lineRange(containing: 4) == 4..<4)
    #expect(LineTable([]).lineRange(containing: 0) == 0..<0)
    #expect(LineTable([]).position(at: 0) == SourcePosition(line: 1, column: 1))
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let table = LineTable(Array("\u{FEFF}ab\nc".utf8))
    #expect(table.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(table.position(at: 3) == SourcePosition(line: 1, column: 1))
    #expect(table.position(at: 4) == SourcePosition(line: 1, column: 2))
    #expect(table.position(at: 6) == SourcePosition(line: 2, column: 1))
    #expect(table.lineRange(containing: 4) == 3..<6)
  }

  @Test func positionsCompareByLineThenColumn() {
    #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
    #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 2))
  }
}
