package import MigrationPlanning
package import SourceText

/// What the code in a line is, who holds its object, what reads and changes it, and what the rules say about it.
package struct LineExplanation {
  private let facts: LineFacts
  private let location: SourceLocation
  private let report: Report
  private let text: XcodeReport
  private let places: ShortPlaces
  private let isVerbose: Bool

  /// - Parameters:
  ///   - location: any offset in the line.
  ///   - files: every file, in the order of the index that the report was made from.
  package init(
    _ facts: LineFacts, at location: SourceLocation, in report: Report, files: [SourceFile],
    isVerbose: Bool = false
  ) {
    self.facts = facts
    self.location = location
    self.report = report
    self.isVerbose = isVerbose
    text = XcodeReport(report, files: files)
    places = ShortPlaces(files, showsWholePaths: isVerbose)
  }

  package var lines: [String] {
    let said = facts.statements.isEmpty ? [] : [["rules:"] + rules]
    let sections = facts.subjects.map { lines(for: $0) } + said
    let nothing = sections.isEmpty ? [["nothing here concerns the migration"]] : sections
    return places.lineOfCode(at: location) + nothing.flatMap { [""] + $0 }
  }

  // MARK: What it is

  private func lines(for subject: LineFacts.Subject) -> [String] {
    ["\(places.text(subject.location)): \(subject.summary)"]
      + subject.types.compactMap(report.entry).map { "  \(text.statement(about: $0).message)" }
      + list("held by", subject.holders) + list("changed by", subject.changes)
      + list("read by", subject.reads)
  }

  private func list(_ title: String, _ steps: [TraceStep]) -> [String] {
    let lines = steps.map { "    \(places.text($0.location)): \($0.message)" }.uniqued()
    if lines.isEmpty { return [] }
    let shown = lines.prefix(isVerbose ? lines.count : Self.placesShown)
    let rest = lines.count - shown.count
    return ["  \(title):"] + shown
      + (rest > 0 ? ["    and \(Phrase.count(rest, "more place"))"] : [])
  }

  private static let placesShown = 6

  // MARK: What the rules say

  private var rules: [String] {
    facts.statements.flatMap { statement in
      [
        "  \(statement.rule)"
          + (statement.edits.isEmpty ? "" : ": \(statement.edits.joined(separator: "; "))")
      ]
        + statement.diagnostics.flatMap { diagnostic in
          ["    \(diagnostic.message) [\(diagnostic.id.rawValue)]"]
            + diagnostic.trace.map { "      \(places.text($0.location)): \($0.message)" }
        }
    }
  }
}
