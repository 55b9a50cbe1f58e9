import SourceText
import Testing

@Suite struct SourceEditsTests {
  private let text = Array("0123456789".utf8)

  @Test func editsAreMadeInTheOrderOfTheFile() throws {
    let edits = try SourceEdits([replace(6..<8, "b"), replace(9..<9, "+"), replace(1..<3, "aaa")])
    #expect(edits.edits.map(\.range) == [1..<3, 6..<8, 9..<9])
    #expect(String(decoding: edits.applied(to: text), as: UTF8.self) == "0aaa345b8+9")
  }

  @Test func noEditsChangeNothing() throws {
    #expect(SourceEdits().isEmpty)
    #expect(SourceEdits().applied(to: text) == text)
    #expect(try SourceEdits([]) == SourceEdits())
    #expect(try SourceEdits([replace(4..<4, "")]).isEmpty)
  }

  @Test func theWholeTextCanGoOrCome() throws {
    #expect(try SourceEdits([replace(0..<10, "")]).applied(to: text) == [])
    #expect(try SourceEdits([replace(0..<0, "new")]).applied(to: []) == Array("new".utf8))
  }

  @Test func equalEditsCollapse() throws {
    let edits = try SourceEdits([
      replace(4..<4, "x"), replace(1..<3, "a"), replace(4..<4, "x"), replace(1..<3, "a"),
    ])
    #expect(edits.edits == [replace(1..<3, "a"), replace(4..<4, "x")])
  }

  @Test func insertionsMayTouchAReplacement() throws {
    let edits = try SourceEdits([replace(2..<5, "r"), replace(5..<5, ">"), replace(2..<2, "<")])
    #expect(String(decoding: edits.applied(to: text), as: UTF8.self) == "01<r>56789")
  }

  @Test func replacementsMayTouch() throws {
    let edits = try SourceEdits([replace(2..<5, "a"), replace(5..<6, "b")])
    #expect(String(decoding: edits.applied(to: text), as: UTF8.self) == "01ab6789")
  }

  @Test(arguments: [
    (replace(2..<5, "a"), replace(4..<6, "b")),
    (replace(2..<5, "a"), replace(2..<5, "b")),
    (replace(2..<5, "a"), replace(2..<4, "a")),
    (replace(2..<5, "a"), replace(3..<4, "a")),
    (replace(2..<5, "a"), replace(3..<3, "b")),
    (replace(2..<5, ""), replace(4..<4, "b")),
    (replace(2..<5, ""), replace(4..<6, "b")),
  ])
  func overlappingEditsConflict(one: SourceEdit, other: SourceEdit) {
    for edits in [[one, other], [other, one]] {
      #expect(throws: EditConflict.self) { try SourceEdits(edits) }
      #expect(throws: EditConflict.self) { try SourceEdits(ordered: edits) }
    }
  }

  @Test(arguments: [
    ([2..<5, 4..<7], "01789"),
    ([2..<7, 3..<4], "01789"),
    ([4..<7, 2..<5, 6..<8], "0189"),
    ([2..<5, 5..<7], "01789"),
  ])
  func overlappingDeletionsBecomeOne(ranges: [Range<Int>], result: String) throws {
    let edits = try SourceEdits(ranges.map { replace($0, "") })
    #expect(String(decoding: edits.applied(to: text), as: UTF8.self) == result)
  }

  @Test func anInsertionInsideOfJoinedDeletionsConflicts() {
    let edits = [replace(2..<5, ""), replace(4..<7, ""), replace(6..<6, "b")]
    #expect(throws: EditConflict.self) { try SourceEdits(edits) }
  }

  @Test func aConflictNamesBothEditsTheEarlierFirst() throws {
    let earlier = replace(2..<5, "a")
    let later = replace(3..<3, "b")
    let conflict = #expect(throws: EditConflict.self) { try SourceEdits([later, earlier]) }
    #expect(conflict?.first == earlier)
    #expect(conflict?.second == later)
  }

  @Test func insertionsAtOneOffsetNeedAnOrder() throws {
    let insertions = [replace(3..<3, "b"), replace(3..<3, "a"), replace(3..<3, "b"), replace(3..<5, "!")]
    #expect(throws: EditConflict.self) { try SourceEdits(insertions) }
    let edits = try SourceEdits(ordered: insertions)
    #expect(edits.edits.map(\.replacement) == ["b", "a", "!"])
    #expect(String(decoding: edits.applied(to: text), as: UTF8.self) == "012ba!56789")
  }

  @Test func editsAreComparedByBytes() {
    let composed = replace(3..<3, "\u{E9}")
    let decomposed = replace(3..<3, "e\u{301}")
    #expect(composed.replacement == decomposed.replacement)
    #expect(composed != decomposed)
    #expect(throws: EditConflict.self) { try SourceEdits([composed, decomposed]) }
  }
}

private func replace(_ range: Range<Int>, _ replacement: String) -> SourceEdit {
  SourceEdit(range: range, replacement: replacement)
}
