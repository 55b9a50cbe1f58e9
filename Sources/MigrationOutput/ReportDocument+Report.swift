package import MigrationPlanning
package import SourceText

extension ReportDocument {
  /// - Parameters:
  ///   - files: every file, in the order of the index that the report was made from.
  ///   - modules: what each of the files is compiled into.
  ///   - deploymentTargets: those that are too low.
  ///   - changes: what each unit changes; empty where nobody wants to see it.
  package init(
    _ report: Report, files: [SourceFile], modules: [[String]], deploymentTargets: [Message],
    changes: [[Change]]
  ) {
    let maker = DocumentMaker(report, files: files, modules: modules, changes: changes)
    self.init(
      summary: maker.summary, nextStep: maker.nextStep,
      optionSteps: report.trials.map { OptionStep(options: $0.options, types: $0.gained.count) },
      types: report.types.map(maker.record),
      units: report.units.indices.map(maker.unit), notes: report.notes.map(maker.note),
      deploymentTargets: deploymentTargets,
      companions: report.companions.map { Companions(types: $0.names, of: $0.of) })
  }
}

extension ReportDocument {
  /// What holds types back, with its places resolved.
  ///
  /// - Parameter files: every file, in the order of the index that the report was made from.
  package static func reasons(
    _ blockers: [Diagnostic], of report: Report, files: [SourceFile]
  ) -> [Message] {
    let maker = DocumentMaker(report, files: files)
    return blockers.map { maker.message($0, severity: .warning) }
  }
}

/// Resolves the places of a report, and numbers its types.
private struct DocumentMaker {
  private let report: Report
  private let files: [SourceFile]
  private let modules: [[String]]
  private let changes: [[ReportDocument.Change]]
  private let text: XcodeReport
  private let numbers: [SourceLocation: Int]
  private let unitNumbers: [SourceLocation: Int]
  private let noteNumbers: [Diagnostic: Int]

  init(
    _ report: Report, files: [SourceFile], modules: [[String]] = [], changes: [[ReportDocument.Change]] = []
  ) {
    self.report = report
    self.files = files
    self.modules = modules
    self.changes = changes
    text = XcodeReport(report, files: files)
    numbers = Dictionary(report.types.enumerated().map { ($1.location, $0) }) { first, _ in first }
    noteNumbers = Dictionary(report.notes.enumerated().map { ($1, $0) }) { first, _ in first }
    let entries = Dictionary(report.types.map { ($0.type, $0.location) }) { first, _ in first }
    unitNumbers = Dictionary(
      report.units.enumerated().flatMap { number, unit in
        unit.members.compactMap { entries[$0] }.map { ($0, number) }
      }
    ) { first, _ in first }
  }

  func place(_ location: SourceLocation) -> ReportDocument.Place {
    let file = files[location.file]
    let position = file.lines.position(at: location.offset)
    let line = file.lines.lineRange(containing: location.offset)
    // Bytes that go on with a character do not count.
    let start = min(line.lowerBound, location.offset)
    let characters = file.bytes[start..<location.offset].count { $0 & 0b1100_0000 != 0b1000_0000 }
    return ReportDocument.Place(
      path: file.path, line: position.line, column: position.column, characterColumn: characters + 1,
      code: String(file.text(in: line).prefix { !$0.isNewline }))
  }

  func record(_ entry: Report.TypeEntry) -> ReportDocument.TypeRecord {
    let (severity, message, _) = text.statement(about: entry)
    var (properties, uses) = (0, 0)
    if case .migrated(let all, let others, _) = entry.outcome { (properties, uses) = (all, others) }
    return ReportDocument.TypeRecord(
      name: entry.name, place: place(entry.location),
      modules: modules.isEmpty ? [] : modules[entry.location.file],
      outcome: ReportDocument.Outcome(entry.outcome),
      severity: severity.rawValue, message: message, unit: unitNumbers[entry.location],
      properties: properties, uses: uses,
      reasons: entry.reasons.uniqued().map { self.message($0, severity: .warning) },
      notes: report.notes(about: entry.type).compactMap { noteNumbers[$0] },
      because: entry.culprits.compactMap { numbers[$0.location] })
  }

  func note(_ diagnostic: Diagnostic) -> ReportDocument.Message {
    message(diagnostic, severity: text.severity(of: diagnostic.id))
  }

  func message(_ diagnostic: Diagnostic, severity: Severity) -> ReportDocument.Message {
    ReportDocument.Message(
      id: diagnostic.id.rawValue, severity: severity.rawValue, message: diagnostic.message,
      place: place(diagnostic.location), trace: diagnostic.trace.map(step))
  }

  func step(_ step: TraceStep) -> ReportDocument.Step {
    ReportDocument.Step(message: step.message, place: place(step.location))
  }

  func unit(_ number: Int) -> ReportDocument.Unit {
    let unit = report.units[number]
    let entries = unit.members.compactMap(report.entry)
    return ReportDocument.Unit(
      types: entries.compactMap { numbers[$0.location] }, moves: unit.moves,
      isFreedByReview: unit.members.contains(where: report.freedByReview.contains),
      movesWith: report.trials.first { $0.gained.isSuperset(of: unit.members) }?.options ?? [],
      ties: unit.ties.map { tie in
        ReportDocument.Unit.Tie(
          types: tie.members.compactMap(report.entry).compactMap { numbers[$0.location] },
          place: place(tie.location))
      }, changes: changes.isEmpty ? [] : changes[number])
  }

  var summary: ReportDocument.Summary {
    let summary = report.summary
    return ReportDocument.Summary(
      migratedTypes: summary.migratedTypes, types: summary.types, properties: summary.properties,
      uses: summary.uses, changedFiles: summary.changedFiles, files: summary.files,
      blockedTypes: summary.blockedTypes, notes: summary.notes,
      reasons: summary.reasons.map { ReportDocument.Summary.Reason(id: $0.id.rawValue, types: $0.types) },
      lines: text.summary)
  }

  var nextStep: ReportDocument.NextStep? {
    switch report.nextStep {
    case nil: nil
    case .bestEffort(let types):
      ReportDocument.NextStep(kind: .bestEffort, types: types, reasons: nil, type: nil)
    case .reasons(let reasons, of: let type, let types):
      ReportDocument.NextStep(
        kind: .reasons, types: types, reasons: reasons.count,
        type: report.entry(of: type).flatMap { numbers[$0.location] })
    }
  }
}

extension ReportDocument.Outcome {
  fileprivate init(_ outcome: Report.Outcome) {
    self =
      switch outcome {
      case .migrated: .migrated
      case .blocked: .blocked
      case .heldBack: .heldBack
      case .skipped: .skipped
      case .putBack: .putBack
      case .onlyRead: .onlyRead
      case .foreign: .foreign
      }
  }
}

extension Report.TypeEntry {
  fileprivate var culprits: [Report.Culprit] {
    switch outcome {
    case .heldBack(by: let culprits), .skipped(with: let culprits): culprits
    default: []
    }
  }
}
