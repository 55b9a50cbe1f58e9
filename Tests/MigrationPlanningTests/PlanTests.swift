import MigrationPlanning
import SourceText
import SwiftModel
import Testing

/// Which types move together, which of them move, and which edits that makes.
@Suite struct PlanTests {
  @Test(arguments: blocking + ties + conditions + reviews + skips)
  func planIsAsExpected(row: PlanRow) {
    let plan = row.plan(of: row.rewrites)
    #expect(plan.units.map(\.words) == row.units, "\(row.name)", sourceLocation: row.location)
    #expect(plan.applied.flatMap(\.places) == row.edits, "\(row.name)", sourceLocation: row.location)
    let moved = plan.units.filter(\.moves).flatMap(\.members)
    #expect(plan.moved == Set(moved), "\(row.name)", sourceLocation: row.location)
  }

  /// But for which of several uses is said to tie types.
  @Test(arguments: blocking + ties + conditions + reviews + skips)
  func orderOfRewritesDecidesNothing(row: PlanRow) {
    func verdicts(_ plan: Plan) -> [String] {
      plan.units.map {
        "\(letters($0.members)) \($0.moves) \($0.isSkipped) \(Set($0.blockers.map { "\($0)" }).sorted())"
      }
    }
    let plan = row.plan(of: row.rewrites)
    let reversed = row.plan(of: row.rewrites.reversed())
    #expect(verdicts(reversed) == verdicts(plan), "\(row.name)", sourceLocation: row.location)
    #expect(
      reversed.applied.flatMap(\.places).sorted() == plan.applied.flatMap(\.places).sorted(),
      "\(row.name)", sourceLocation: row.location)
  }

  private static let blocking = [
    PlanRow("a type without uses moves", types: "A", [], units: ["A: moves"]),
    PlanRow(
      "all edits of a type are made, as they are given", types: "A", [edit(2, of: "A"), edit(1, of: "A")],
      units: ["A: moves"], edits: [2, 1]),
    PlanRow(
      "one blocked use holds a type back", types: "A", [edit(1, of: "A"), block(2, of: "A")],
      units: ["A: held back by publisher-used at 2 of A"]),
    PlanRow(
      "others move without it", types: "AB", [edit(1, of: "A"), block(2, of: "A"), edit(3, of: "B")],
      units: ["A: held back by publisher-used at 2 of A", "B: moves"], edits: [3]),
    PlanRow(
      "reasons are in the order of their places, each once", types: "A",
      [
        block(3, of: "A"), block(1, of: "A"), block(3, of: "A"), block(2, of: "A", .ambiguousType),
      ],
      units: [
        "A: held back by publisher-used at 1 of A and ambiguous-type at 2 of A and publisher-used at 3 of A"
      ]),
    PlanRow(
      "what is about no type decides nothing", types: "A", [edit(1, of: ""), block(2, of: "")],
      units: ["A: moves"]),
  ]

  private static let ties = [
    PlanRow(
      "a use of two types ties them", types: "AB", [edit(1, of: "AB")], units: ["AB, tied at 1: moves"],
      edits: [1]),
    PlanRow("a tie changes nothing", types: "AB", [tie(1, of: "AB")], units: ["AB, tied at 1: moves"]),
    PlanRow(
      "what is tied to a blocked type stays", types: "AB",
      [edit(1, of: "A"), tie(2, of: "AB"), block(3, of: "B")],
      units: ["AB, tied at 2: held back by publisher-used at 3 of B"]),
    PlanRow(
      "ties reach further", types: "ABCD",
      [edit(1, of: "A"), tie(2, of: "AB"), tie(3, of: "BC"), block(4, of: "C"), edit(5, of: "D")],
      units: ["ABC, tied at 2 and 3: held back by publisher-used at 4 of C", "D: moves"], edits: [5]),
    PlanRow(
      "a blocked use of two types ties them, too", types: "AB", [block(1, of: "AB"), edit(2, of: "B")],
      units: ["AB, tied at 1: held back by publisher-used at 1 of AB"]),
    PlanRow(
      "a use of three types", types: "ABC", [edit(1, of: "CAB")], units: ["ABC, tied at 1: moves"], edits: [1]
    ),
    PlanRow(
      "what ties types that are tied already is no tie of the unit", types: "ABC",
      [tie(3, of: "AB"), tie(2, of: "BC"), tie(1, of: "CA")], units: ["ABC, tied at 2 and 3: moves"]),
    PlanRow(
      "units are in the order of their first types", types: "ABCD", [tie(1, of: "DB"), tie(2, of: "CA")],
      units: ["AC, tied at 2: moves", "BD, tied at 1: moves"]),
  ]

  private static let conditions = [
    PlanRow(
      "edits that are made where another type moves, too, and tie nothing", types: "AB",
      [edit(1, of: "A").onlyMoving(with: ids("B"))], units: ["A: moves", "B: moves"], edits: [1]),
    PlanRow(
      "they are not made where it stays, and others are", types: "AB",
      [edit(1, of: "A").onlyMoving(with: ids("B")), edit(2, of: "A", unless: "B"), block(3, of: "B")],
      units: ["A: moves", "B: held back by publisher-used at 3 of B"], edits: [2]),
    PlanRow(
      "nor where one of several does", types: "ABC",
      [edit(1, of: "A").onlyMoving(with: ids("BC")), block(2, of: "C")],
      units: ["A: moves", "B: moves", "C: held back by publisher-used at 2 of C"]),
    PlanRow(
      "edits that are made where another type stays", types: "AB",
      [edit(1, of: "A", unless: "B"), block(2, of: "B")],
      units: ["A: moves", "B: held back by publisher-used at 2 of B"], edits: [1]),
    PlanRow(
      "they are not made where it moves, and tie nothing", types: "AB", [edit(1, of: "A", unless: "B")],
      units: ["A: moves", "B: moves"]),
    PlanRow(
      "one of several others that moves is enough", types: "ABC",
      [edit(1, of: "A", unless: "BC"), block(2, of: "B")],
      units: ["A: moves", "B: held back by publisher-used at 2 of B", "C: moves"]),
    PlanRow(
      "a type that is skipped stays", types: "AB", skipping: "B", [edit(1, of: "A", unless: "B")],
      units: ["A: moves", "B: skipped"], edits: [1]),
    PlanRow(
      "edits of a type that stays are not made whatever the other does", types: "AB",
      [edit(1, of: "A", unless: "B"), block(2, of: "A"), block(3, of: "B")],
      units: [
        "A: held back by publisher-used at 2 of A", "B: held back by publisher-used at 3 of B",
      ]),
    PlanRow(
      "a reason that counts where another type stays", types: "AB",
      [block(1, of: "A", unless: "B"), block(2, of: "B")],
      units: ["A: held back by publisher-used at 1 of A", "B: held back by publisher-used at 2 of B"]),
    PlanRow(
      "it does not where that moves, and ties nothing", types: "AB", [block(1, of: "A", unless: "B")],
      units: ["A: moves", "B: moves"]),
    PlanRow(
      "it counts where the other type is skipped", types: "AB", skipping: "B",
      [block(1, of: "A", unless: "B")],
      units: ["A: held back by publisher-used at 1 of A", "B: skipped"]),
    PlanRow(
      "one such reason leads to another", types: "ABC",
      [block(1, of: "A", unless: "B"), block(2, of: "B", unless: "C"), block(3, of: "C"), edit(4, of: "A")],
      units: [
        "A: held back by publisher-used at 1 of A", "B: held back by publisher-used at 2 of B",
        "C: held back by publisher-used at 3 of C",
      ]),
    PlanRow(
      "types that wait for each other move", types: "AB",
      [block(1, of: "A", unless: "B"), block(2, of: "B", unless: "A"), edit(3, of: "A")],
      units: ["A: moves", "B: moves"], edits: [3]),
    PlanRow(
      "what would be made on request holds back where another type stays", types: "AB",
      [review(1, of: "A", unless: "B"), block(2, of: "B")],
      units: ["A: held back by publisher-used at 1 of A", "B: held back by publisher-used at 2 of B"]),
  ]

  private static let reviews = [
    PlanRow(
      "what is made on request holds back otherwise", types: "A",
      [edit(1, of: "A"), review(2, of: "A", otherwise: .genericBound)],
      units: ["A: held back by generic-bound at 2 of A"]),
    PlanRow(
      "what is made on request is made", types: "A", bestEffort: true,
      [edit(1, of: "A"), review(2, of: "A", otherwise: .genericBound)], units: ["A: moves"], edits: [1, 2]),
    PlanRow(
      "what is made on request frees nothing from other reasons", types: "A", bestEffort: true,
      [review(1, of: "A"), block(2, of: "A")], units: ["A: held back by publisher-used at 2 of A"]),
    PlanRow(
      "what is made on request ties types, too", types: "AB", bestEffort: true, [review(1, of: "AB")],
      units: ["AB, tied at 1: moves"], edits: [1]),
    PlanRow(
      "what is not made ties them as well", types: "AB", [review(1, of: "AB")],
      units: ["AB, tied at 1: held back by publisher-used at 1 of AB"]),
  ]

  private static let skips = [
    PlanRow(
      "a type that is skipped", types: "AB", skipping: "A", [edit(1, of: "A"), edit(2, of: "B")],
      units: ["A: skipped", "B: moves"], edits: [2]),
    PlanRow(
      "what is tied to a skipped type stays with it", types: "AB", skipping: "B",
      [edit(1, of: "A"), tie(2, of: "AB")], units: ["AB, tied at 2: skipped"]),
    PlanRow(
      "a type that is skipped keeps its reasons", types: "A", skipping: "A", [block(1, of: "A")],
      units: ["A: skipped and held back by publisher-used at 1 of A"]),
  ]

  @Test func editsAreThoseOfEachFile() {
    let rewrites = [
      edit(3, of: "A", in: 1), edit(1, of: "A", in: 1), edit(2, of: "B", in: 0), tie(4, of: "A"),
    ]
    let plan = Plan(subjects: ids("AB"), rewrites: rewrites, skipped: [])
    #expect(plan.edits.mapValues { $0.map(\.range.lowerBound) } == [0: [2], 1: [3, 1]])
    #expect(plan.appliedByFile.mapValues { $0.flatMap(\.places) } == [0: [2], 1: [3, 1]])
  }
}
