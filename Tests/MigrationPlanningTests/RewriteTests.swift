import MigrationPlanning
import SwiftModel
import Testing

@Suite struct RewriteTests {
  @Test func furtherConditionsAreAdded() {
    let rewrite = edit(1, of: "A", unless: "B").unless(ids("C"))
    #expect(!rewrite.isBlocked)
    #expect(letters(rewrite.unless) == "BC")
    #expect(letters(rewrite.subjects) == "A")
  }

  @Test func conditionsStayWithoutReview() {
    #expect(letters(review(1, of: "A", unless: "B").withoutReview.unless) == "B")
  }

  @Test(arguments: [edit(1, of: "A"), block(1, of: "A"), review(1, of: "A")])
  func whatIsConditionalCountsWhereNoOtherMoves(rewrite: Rewrite) {
    #expect(rewrite.isInEffect(moving: Set(ids("AB"))))
    #expect(rewrite.unless(ids("B")).isInEffect(moving: Set(ids("A"))))
    #expect(!rewrite.unless(ids("BC")).isInEffect(moving: Set(ids("AB"))))
  }

  @Test func locationIsThatOfTheUse() {
    #expect(edit(1, of: "A", in: 2).location == MigrationPlanning.SourceLocation(file: 2, offset: 1))
    #expect(block(3, of: "A").location == MigrationPlanning.SourceLocation(file: 0, offset: 3))
    #expect(tie(4, of: "AB").location == MigrationPlanning.SourceLocation(file: 0, offset: 4))
    #expect(Rewrite.edits([], of: ids("A"), in: 1).location == nil)
  }

  @Test func withoutReviewOnlyTheReasonIsLeft() {
    #expect(review(1, of: "AB").withoutReview.isBlocked)
    #expect(letters(review(1, of: "AB").withoutReview.subjects) == "AB")
    #expect(!edit(1, of: "A").withoutReview.isBlocked)
    #expect(!review(1, of: "A").isBlocked)
  }
}
