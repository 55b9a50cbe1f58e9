package import MigrationPlanning
package import SourceText

/// The report in the form that Xcode and other tools read: `path:line:column: warning: message [id]`.
package struct XcodeReport {
  private let report: Report
  private let files: [SourceFile]
  private let showsEveryPlace: Bool

  /// - Parameters:
  ///   - files: every file, in the order of the index that the report was made from.
  ///   - showsEveryPlace: whether the lines have every reason, and not only the first few of a kind.
  package init(_ report: Report, files: [SourceFile], showsEveryPlace: Bool = false) {
    self.report = report
    self.files = files
    self.showsEveryPlace = showsEveryPlace
  }

  /// One line for each type, reason and note.
  package var lines: [String] {
    var lines = report.companions.map { companions in
      "note: \(Phrase.quoted(companions.names)) come\(companions.names.count == 1 ? "s" : "") along with "
        + Phrase.quoted(companions.of)
    }
    for entry in report.types {
      lines.append(line(for: entry))
      lines += reasonLines(for: entry)
    }
    return unique(lines) + report.notes.map { line($0, severity: severity(of: $0.id)) }
  }

  /// `migrated 12 of 15 types (41 properties, 63 uses) in 27 of 310 files, 3 blocked, 5 notes`, and the most
  /// common reasons.
  package var summary: [String] {
    let summary = report.summary
    if summary.types == 0 { return ["no observable types in \(Phrase.count(summary.files, "file"))"] }
    var lines = [
      "migrated \(summary.migratedTypes) of \(Phrase.count(summary.types, "type")) "
        + "(\(Phrase.count(summary.properties, "property", "properties")), \(Phrase.count(summary.uses, "use"))) "
        + "in \(summary.changedFiles) of \(Phrase.count(summary.files, "file")), "
        + "\(summary.blockedTypes) blocked, \(Phrase.count(summary.notes, "note"))"
    ]
    lines += summary.reasons.prefix(5).map {
      "  \(Phrase.count($0.types, "type")) held back by \($0.id.rawValue)"
    }
    return lines + NextStepText(report, places: ShortPlaces(files, showsWholePaths: false)).lines
  }

  /// Every reason, but of a kind with many places only the first few.
  private func reasonLines(for entry: Report.TypeEntry) -> [String] {
    if showsEveryPlace { return entry.reasons.map { line($0, severity: .warning) } }
    var seen: [DiagnosticID: Int] = [:]
    var lines: [String] = []
    for reason in entry.reasons {
      seen[reason.id, default: 0] += 1
      if seen[reason.id, default: 0] <= Self.placesShown { lines.append(line(reason, severity: .warning)) }
    }
    for id in DiagnosticID.allCases {
      guard let places = seen[id], places > Self.placesShown else { continue }
      lines.append(
        "\(place(entry.location)): warning: \(Phrase.count(places - Self.placesShown, "more place")) "
          + "hold\(places - Self.placesShown == 1 ? "s" : "") '\(entry.name)' back in the same way [\(id.rawValue)]"
      )
    }
    return lines
  }

  private static let placesShown = 3

  func line(for entry: Report.TypeEntry) -> String {
    let (severity, message, id) = statement(about: entry)
    return "\(place(entry.location)): \(severity.rawValue): \(message) [\(id)]"
  }

  /// What came of a type, in words, and the word in brackets behind them.
  func statement(about entry: Report.TypeEntry) -> (severity: Severity, message: String, id: String) {
    switch entry.outcome {
    case .migrated(let properties, let uses, let manner):
      let figures = "(\(Phrase.count(properties, "property", "properties")), \(Phrase.count(uses, "use")))"
      return (.note, "'\(entry.name)' \(verb(for: manner)) \(figures)", "migrated")
    case .blocked:
      let reasons = Phrase.count(Set(entry.reasons).count, "reason")
      return (.warning, "'\(entry.name)' stays an 'ObservableObject' (\(reasons))", "blocked")
    case .heldBack(let culprits):
      let names = culprits.map { culprit in
        "'\(culprit.name)'" + (culprit.name == entry.name ? " at \(self.place(culprit.location))" : "")
      }.joined(separator: ", ")
      return (.warning, "'\(entry.name)' stays, because it moves together with \(names)", "held-back")
    case .skipped(let culprits):
      let cause = culprits.isEmpty ? "on request" : "with \(Phrase.quoted(culprits.map(\.name)))"
      return (.note, "'\(entry.name)' is skipped \(cause)", DiagnosticID.skippedOnRequest.rawValue)
    case .putBack:
      let cause = "because the verify command fails with it"
      return (.warning, "'\(entry.name)' is put back, \(cause)", "put-back")
    case .onlyRead:
      return (.note, "'\(entry.name)' stays: its file is only read", DiagnosticID.declaredElsewhere.rawValue)
    case .foreign(let cause):
      let message = "'\(entry.name)' stays: it is observable through '\(cause)'"
      return (.note, message, DiagnosticID.declaredElsewhere.rawValue)
    }
  }

  private func verb(for manner: Report.Manner) -> String {
    switch manner {
    case .adoptsMacro: "moves to '@Observable'"
    case .refines: "refines 'Observable' now"
    case .follows: "moves with its supertypes"
    case .isObservable: "is '@Observable' already, and is used so now"
    }
  }

  func line(_ diagnostic: Diagnostic, severity: Severity) -> String {
    "\(place(diagnostic.location)): \(severity.rawValue): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
  }

  func severity(of id: DiagnosticID) -> Severity {
    id.needsManualWork || id == .syntaxError || id == .fileNotRead ? .warning : .note
  }

  func place(_ location: SourceLocation) -> String {
    let file = files[location.file]
    let position = file.lines.position(at: location.offset)
    return "\(file.path):\(position.line):\(position.column)"
  }

  private func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}
