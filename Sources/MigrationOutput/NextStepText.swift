import MigrationPlanning

/// What would move more: the options that move most, and what is to be done by hand besides.
///
/// ```text
/// next: with --bridge-publishers 9 more types move, with --best-effort 2 (to be reviewed), with both 12
/// then: to move 7 more types, solve object-will-change-used at Room.swift:65 (observe-migrate explain Session)
/// ```
struct NextStepText {
  private let report: Report
  private let places: ShortPlaces

  init(_ report: Report, places: ShortPlaces) {
    self.report = report
    self.places = places
  }

  var lines: [String] {
    zip(["next: ", "then: "], [optionStep, handStep].compactMap { $0 }).map { $0 + $1 }
  }

  private var optionStep: String? {
    let single = report.trials.filter { $0.options.count == 1 }.sorted { $1.gained.count < $0.gained.count }
    let most = single.first?.gained.count ?? 0
    let both = report.trials.filter { $0.options.count > 1 && $0.gained.count > most }
    let phrases = (single + both).enumerated().map { number, trial in
      let count = trial.gained.count
      let isBoth = trial.options.count > 1 && !single.isEmpty
      let way = isBoth ? "with both" : "with \(trial.options.joined(separator: " "))"
      return "\(way) "
        + (number == 0
          ? "\(Phrase.count(count, "more type")) \(count == 1 ? "moves" : "move")" : "\(count)")
        + (trial.isReviewed && !isBoth ? " (to be reviewed)" : "")
    }
    return phrases.isEmpty ? nil : phrases.joined(separator: ", ")
  }

  /// The first kind of reason and its places; `explain` has the others.
  private var handStep: String? {
    guard case .reasons(let reasons, of: let type, let types) = report.stepByHand,
      let first = reasons.first, let name = report.entry(of: type)?.name
    else { return nil }
    let alike = reasons.filter { $0.id == first.id }
    let others = reasons.count - alike.count
    return "to move \(Phrase.count(types, "more type")), solve \(first.id.rawValue) at "
      + places.text(alike.map(\.location), upTo: 3)
      + (others == 0 ? "" : " and \(Phrase.count(others, "other reason"))")
      + " (observe-migrate explain \(name))"
  }
}
