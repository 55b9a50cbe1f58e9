import MigrationPlanning
import SourceText

/// What stays, a block for each unit of types: what it holds, the reasons by kind with their first places, and the one
/// thing to do.
///
/// ```text
///   Feed and SubFeed: --bridge-publishers moves them
///     publisher-used, 4 places: Feed.swift:12, 14, FeedView.swift:3 and 1 more
///       12 | $text.eraseToAnyPublisher()
///          | ^~~~~
/// ```
struct HeldUnitText {
  private let report: Report
  private let places: ShortPlaces
  private let isVerbose: Bool
  /// Kinds of reasons of which the code was shown.
  private var shownKinds: Set<DiagnosticID> = []

  init(_ report: Report, places: ShortPlaces, isVerbose: Bool) {
    self.report = report
    self.places = places
    self.isVerbose = isVerbose
  }

  mutating func lines(for unit: Plan.Unit) -> [String] {
    let ways = report.trials.filter { $0.gained.isSuperset(of: unit.members) }
    var lines = ["  " + names(of: unit) + outcome(of: unit, moving: ways.first)]
    for kind in Self.kinds(of: unit) {
      lines += self.lines(for: kind, of: unit, isFreed: !ways.isEmpty)
    }
    return lines + (ways.isEmpty ? linesBehindOptions(of: unit) : [])
  }

  // MARK: The unit

  private func names(of unit: Plan.Unit) -> String {
    let culprits = unit.members.filter { member in unit.blockedMembers.contains { $0.contains(member) } }
    let names = (culprits + unit.members.filter { !culprits.contains($0) }).compactMap {
      report.entry(of: $0)?.name
    }
    return Phrase.list(names, upTo: isVerbose ? .max : 4, "types that move with them")
  }

  private func outcome(of unit: Plan.Unit, moving trial: OptionTrial?) -> String {
    if unit.members.compactMap(report.entry).contains(where: { $0.outcome == .putBack }) {
      return ": put back, because the verify command fails"
    }
    guard let trial else { return "" }
    return ": \(trial.options.joined(separator: " ")) moves \(unit.members.count == 1 ? "it" : "them")"
      + (trial.isReviewed ? ", to be reviewed" : "")
  }

  // MARK: Reasons

  /// Reasons of one kind, in the order of places.
  private struct Kind {
    let id: DiagnosticID
    var reasons: [Diagnostic]
  }

  private static func kinds(of unit: Plan.Unit) -> [Kind] {
    var kinds: [Kind] = []
    for reason in unit.blockers {
      if let index = kinds.firstIndex(where: { $0.id == reason.id }) {
        kinds[index].reasons.append(reason)
      } else {
        kinds.append(Kind(id: reason.id, reasons: [reason]))
      }
    }
    return kinds
  }

  private mutating func lines(for kind: Kind, of unit: Plan.Unit, isFreed: Bool) -> [String] {
    let isNew = shownKinds.insert(kind.id).inserted
    let remedy = isFreed ? nil : options(removing: kind.id, from: unit)
    let locations = kind.reasons.map(\.location).uniqued()
    let count = locations.count == 1 ? "" : ", \(locations.count) places"
    let heading =
      "    \(kind.id.rawValue)\(count): \(places.text(locations, upTo: isVerbose ? .max : 3))"
      + (remedy.map { "; \($0) resolves \(locations.count == 1 ? "it" : "them")" } ?? "")
    let first = kind.reasons[0]
    let (loss, advice) = MessagePiece.parts(of: first.message)
    let showsAdvice = !isFreed && remedy == nil
    return [heading]
      + ((isNew || showsAdvice) && kind.id.isAboutCode ? indented(places.quotation(at: first.location)) : [])
      + (isNew || showsAdvice ? ["      \(loss)"] : [])
      + (showsAdvice ? advice.map { ["      → \($0)"] } ?? [] : [])
      + (isVerbose
        ? indented(kind.reasons.dropFirst().map { "\(places.text($0.location)): \($0.message)" }) : [])
  }

  /// What holds a unit back that an option would rid of other reasons.
  private func linesBehindOptions(of unit: Plan.Unit) -> [String] {
    guard let trial = report.trials.max(by: { $0.gained.count < $1.gained.count }),
      let other = trial.plan.units.first(where: { !Set($0.members).isDisjoint(with: unit.members) })
    else { return [] }
    let known = Set(unit.blockers.map(\.id))
    return Self.kinds(of: other).filter { !known.contains($0.id) }.flatMap { kind in
      let (loss, advice) = MessagePiece.parts(of: kind.reasons[0].message)
      let places = self.places.text(kind.reasons.map(\.location), upTo: 3)
      return [
        "    with \(trial.options.joined(separator: " ")), \(kind.id.rawValue): \(places)", "      \(loss)",
      ]
        + (advice.map { ["      → \($0)"] } ?? [])
    }
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "      " + $0 } }

  /// The options with which a unit that stays has no reason of a kind any more.
  private func options(removing id: DiagnosticID, from unit: Plan.Unit) -> String? {
    report.trials.first { trial in
      trial.plan.units.contains { other in
        !Set(other.members).isDisjoint(with: unit.members) && !other.blockers.contains { $0.id == id }
      }
    }?.options.joined(separator: " ")
  }
}

extension MessagePiece {
  /// A message in two: what is wrong, and what to do, which stands behind its last semicolon outside of code.
  static func parts(of message: String) -> (loss: String, advice: String?) {
    var end = message.endIndex
    for piece in pieces(of: message).reversed() {
      let start = message.index(end, offsetBy: -piece.length)
      if case .text = piece, let found = message[start..<end].ranges(of: "; ").last {
        return (String(message[..<found.lowerBound]), String(message[found.upperBound...]))
      }
      end = start
    }
    return (message, nil)
  }

  /// In the message, with quotation marks.
  private var length: Int {
    switch self {
    case .text(let text): text.count
    case .code(let code): code.count + 2
    }
  }
}
