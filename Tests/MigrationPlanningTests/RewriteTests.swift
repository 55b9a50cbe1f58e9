import MigrationPlanning
import SwiftModel
import Testing

@Suite struct RewriteTests {
  @Test func furtherConditionsAreAdded() throws {
    let rewrite = try #require(edit(1, of: "A", unless: "B").unless(ids("C")))
    guard case .edits(_, let unless) = rewrite.outcome else {
      Issue.record("no edits any more")
      return
    }
    #expect(letters(unless) == "BC")
    #expect(letters(rewrite.subjects) == "A")
  }

  /// A condition would free a type from a reason, or from being looked at.
  @Test func whatBlocksGetsNoCondition() {
    #expect(block(1, of: "A").unless(ids("B")) == nil)
    #expect(review(1, of: "A").unless(ids("B")) == nil)
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
