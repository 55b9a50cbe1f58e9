import MigrationPlanning
import SourceText
import SwiftModel
import Testing

/// Types, what rules say of them, and the plan that is expected. A type is a letter: `AB` are two.
struct PlanRow: Sendable, CustomTestStringConvertible {
  let name: String
  let types: String
  let skipped: String
  let bestEffort: Bool
  let rewrites: [Rewrite]
  /// A line for each unit, as `Plan.Unit.words` makes it.
  let units: [String]
  /// The places where edits are made.
  let edits: [Int]
  let location: Testing.SourceLocation

  init(
    _ name: String, types: String, skipping skipped: String = "", bestEffort: Bool = false,
    _ rewrites: [Rewrite], units: [String], edits: [Int] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    self.name = name
    self.types = types
    self.skipped = skipped
    self.bestEffort = bestEffort
    self.rewrites = rewrites
    self.units = units
    self.edits = edits
    self.location = location
  }

  var testDescription: String { name }

  func plan(of rewrites: [Rewrite]) -> Plan {
    Plan(
      subjects: ids(types), rewrites: bestEffort ? rewrites : rewrites.map(\.withoutReview),
      skipped: Set(ids(skipped)))
  }
}

func ids(_ letters: String) -> [TypeID] {
  letters.utf8.map { TypeID(file: 0, index: Int($0) - Int(UInt8(ascii: "A"))) }
}

func letters(_ ids: [TypeID]) -> String {
  String(decoding: ids.map { UInt8(ascii: "A") + UInt8($0.index) }, as: UTF8.self)
}

// MARK: What rules say

/// An edit of a use of some types.
func edit(_ place: Int, of types: String, unless others: String = "", in file: Int = 0) -> Rewrite {
  .edits(
    [SourceEdit(range: place..<place, replacement: "edit")], of: ids(types), in: file, unless: ids(others))
}

func block(
  _ place: Int, of types: String, unless others: String = "", _ id: DiagnosticID = .publisherUsed
) -> Rewrite {
  Rewrite.blocked(ids(types), diagnostic(place, id)).unless(ids(others))
}

func tie(_ place: Int, of types: String) -> Rewrite {
  .tie(ids(types), at: MigrationPlanning.SourceLocation(file: 0, offset: place))
}

/// An edit that is made on request, and otherwise blocks.
func review(
  _ place: Int, of types: String, unless others: String = "", otherwise id: DiagnosticID = .publisherUsed
) -> Rewrite {
  edit(place, of: types, unless: others).reviewed(otherwise: diagnostic(place, id))
}

func diagnostic(_ place: Int, _ id: DiagnosticID) -> Diagnostic {
  Diagnostic(id: id, location: MigrationPlanning.SourceLocation(file: 0, offset: place), message: "")
}

// MARK: What is planned

extension Plan.Unit {
  /// `AB, tied at 1: held back by publisher-used at 2 of A`
  var words: String {
    let ties = ties.isEmpty ? "" : ", tied at " + list(ties.map { "\($0.location.offset)" })
    let reasons = zip(blockers, blockedMembers).map { blocker, members in
      "\(blocker.id.rawValue) at \(blocker.location.offset) of \(letters(members))"
    }
    let verdicts = [
      moves ? "moves" : nil, isSkipped ? "skipped" : nil,
      reasons.isEmpty ? nil : "held back by " + list(reasons),
    ]
    return "\(letters(members))\(ties): \(list(verdicts.compactMap { $0 }))"
  }

  private func list(_ words: [String]) -> String { words.joined(separator: " and ") }
}

extension Rewrite {
  /// Where its edits are made.
  var places: [Int] {
    guard case .edits(let edits) = outcome else { return [] }
    return edits.map(\.range.lowerBound)
  }
}
