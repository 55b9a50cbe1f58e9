package import MigrationPlanning
package import SourceText

/// What there is to say about one type: what it moves with and why, what holds it back or is to be looked at, with the
/// places that lead there, and what would free it.
package struct TypeExplanation {
  private let entry: Report.TypeEntry
  private let unit: Plan.Unit?
  private let report: Report
  private let text: XcodeReport

  /// - Parameter files: every file, in the order of the index that the report was made from.
  package init(of entry: Report.TypeEntry, in report: Report, files: [SourceFile]) {
    self.entry = entry
    unit = report.units.first { $0.members.contains(entry.type) }
    self.report = report
    text = XcodeReport(report, files: files)
  }

  package var lines: [String] {
    [text.line(for: entry)] + partners + ties + reasons + notes + advice
  }

  private var partners: [String] {
    guard let unit, unit.members.count > 1 else { return [] }
    return ["it moves together with:"]
      + unit.members.compactMap(report.entry).filter { $0.location != entry.location }.map {
        "  '\($0.name)' at \(text.place($0.location))"
      }
  }

  private var ties: [String] {
    guard let unit, !unit.ties.isEmpty else { return [] }
    return ["because of:"]
      + unit.ties.map { tie in
        let names = tie.members.compactMap(report.entry).map { "'\($0.name)'" }
        return "  \(text.place(tie.location)): \(names.joined(separator: " and "))"
      }
  }

  private var reasons: [String] {
    guard let unit, !unit.blockers.isEmpty else { return [] }
    return ["held back by:"] + unit.blockers.flatMap { lines(for: $0, severity: .warning) }
  }

  /// What to look at when the type moves.
  private var notes: [String] {
    let notes = report.notes(about: entry.type)
    return notes.isEmpty
      ? [] : ["notes:"] + notes.flatMap { lines(for: $0, severity: text.severity(of: $0.id)) }
  }

  /// The diagnostic, and below it the places that lead to it.
  private func lines(for diagnostic: Diagnostic, severity: Severity) -> [String] {
    ["  \(text.line(diagnostic, severity: severity))"]
      + diagnostic.trace.map { "    \(text.place($0.location)): \($0.message)" }
  }

  private var advice: [String] {
    guard let unit, !unit.moves, !unit.isSkipped else { return [] }
    let ids = DiagnosticID.allCases.filter { id in unit.blockers.contains { $0.id == id } }
    let others = unit.members.count - 1
    let what = others == 0 ? "it" : others == 1 ? "it and the other type" : "it and the other \(others) types"
    var lines = ["to move \(what):"]
    if let trial = report.trials.first(where: { $0.gained.contains(entry.type) }) {
      let review = trial.isReviewed ? ", and review what the notes say" : ""
      lines.append("  run again with \(trial.options.joined(separator: " "))\(review); or")
    }
    lines.append(
      "  do what the \(unit.blockers.count == 1 ? "reason says" : "reasons say"); more about them:")
    return lines + ids.map { "    observe-migrate explain \($0.rawValue)" }
  }
}
