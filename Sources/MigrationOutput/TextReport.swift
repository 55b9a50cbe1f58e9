package import MigrationPlanning
package import SourceText

/// The report for a person at a terminal: what moves in a line, what stays in a block for each unit, the notes by kind.
/// `XcodeReport` has a line for each place instead.
package struct TextReport {
  private let report: Report
  private let files: [SourceFile]
  private let lowTargets: [LowDeploymentTarget]
  private let isVerbose: Bool
  private let places: ShortPlaces

  /// - Parameters:
  ///   - files: every file, in the order of the index that the report was made from.
  ///   - isVerbose: whether every type and place is named, with its whole path.
  package init(
    _ report: Report, files: [SourceFile], lowTargets: [LowDeploymentTarget] = [], isVerbose: Bool = false
  ) {
    self.report = report
    self.files = files
    self.lowTargets = lowTargets
    self.isVerbose = isVerbose
    places = ShortPlaces(files, showsWholePaths: isVerbose)
  }

  /// Sections with an empty line behind each.
  package var lines: [String] {
    [moving, staying, leftAlone, notes, deployment].filter { !$0.isEmpty }.flatMap { $0 + [""] }
  }

  /// The figures, and what would move more.
  package var summary: [String] {
    let summary = report.summary
    if summary.types == 0 { return ["no observable types in \(Phrase.count(summary.files, "file"))"] }
    return [
      "\(summary.migratedTypes) of \(Phrase.count(summary.types, "type")) "
        + "\(verb) "
        + "(\(Phrase.count(summary.properties, "property", "properties")), "
        + "\(Phrase.count(summary.uses, "use"))), \(summary.blockedTypes) "
        + "\(summary.blockedTypes == 1 ? "stays" : "stay"), \(Phrase.count(summary.notes, "note"))"
    ] + NextStepText(report, places: places).lines
  }

  /// Behind the figures of what moves.
  private var verb: String {
    report.summary.types == 1 || report.summary.migratedTypes == 1 ? "moves" : "move"
  }

  // MARK: Sections

  private var moving: [String] {
    let summary = report.summary
    if summary.types == 0 { return [] }
    let moved = report.types.filter(\.isMigrated)
    return [
      "\(moved.count) of \(Phrase.count(summary.types, "type")) \(verb), "
        + "in \(summary.changedFiles) of \(Phrase.count(summary.files, "file"))" + (isVerbose ? ":" : "")
    ]
      + report.companions.map { companions in
        "  \(Phrase.quoted(companions.names)) \(companions.names.count == 1 ? "comes" : "come") along with "
          + Phrase.quoted(companions.of)
      }
      + (isVerbose ? moved.map(line) : [])
  }

  private func line(for entry: Report.TypeEntry) -> String {
    "  \(places.text(entry.location)): \(XcodeReport(report, files: files).statement(about: entry).message)"
  }

  private var staying: [String] {
    let units = report.units.filter { unit in
      unit.members.compactMap(report.entry).contains { $0.outcome.isHeld }
    }
    if units.isEmpty { return [] }
    let count = report.summary.blockedTypes
    var text = HeldUnitText(units, in: report, places: places, isVerbose: isVerbose)
    return ["\(Phrase.count(count, "type")) \(count == 1 ? "stays" : "stay"):"] + text.lines
  }

  /// What moves nowhere, and why that is no question of rewriting.
  private var leftAlone: [String] {
    let entries = report.types
    let groups: [(String, [Report.TypeEntry])] = [
      ("on request", entries.filter(\.outcome.isSkipped)),
      ("because their file is only read", entries.filter { $0.outcome == .onlyRead }),
      ("because they are observable through a framework", entries.filter(\.outcome.isForeign)),
    ]
    let lines = groups.filter { !$0.1.isEmpty }.map { cause, entries in
      "  \(cause): \(Phrase.quoted(entries.map(\.name), upTo: isVerbose ? .max : 6))"
    }
    return lines.isEmpty ? [] : ["left alone:"] + lines
  }

  private var notes: [String] {
    let lines = NoteGroups(report, places: places, isVerbose: isVerbose).lines
    return lines.isEmpty
      ? [] : ["notes ('observe-migrate explain' says more about each word in brackets):"] + lines
  }

  /// A line for each platform: the first value, and how many others there are.
  private var deployment: [String] {
    let lines = lowTargets.map(\.needed).uniqued().map { needed in
      "  " + LowDeploymentTarget.line(for: lowTargets.filter { $0.needed == needed })
    }
    if lines.isEmpty { return [] }
    let options = LowDeploymentTarget.options(for: lowTargets)
    return ["deployment targets that are too low for '@Observable':"] + lines
      + (options.isEmpty ? [] : ["  → raise them, or say that they will be: \(options)"])
  }
}

extension Report.TypeEntry {
  fileprivate var isMigrated: Bool {
    if case .migrated = outcome { return true }
    return false
  }
}

extension Report.Outcome {
  fileprivate var isHeld: Bool {
    switch self {
    case .blocked, .heldBack, .putBack: true
    case .migrated, .skipped, .onlyRead, .foreign: false
    }
  }

  fileprivate var isSkipped: Bool {
    if case .skipped = self { return true }
    return false
  }

  fileprivate var isForeign: Bool {
    if case .foreign = self { return true }
    return false
  }
}
