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
///   News: --bridge-publishers moves it; publisher-used: News.swift:7
/// ```
/// A place that holds many units is told of before all of them, and what was said of another unit is not said again.
struct HeldUnitText {
  private let report: Report
  private let places: ShortPlaces
  private let isVerbose: Bool
  private let units: [Plan.Unit]
  private let shared: SharedReasons
  /// Kinds of reasons of which the code was shown.
  private var shownKinds: Set<DiagnosticID> = []
  /// What was said, but for the names of the unit.
  private var shownMessages: Set<String> = []
  /// Names that several types have.
  private let ambiguousNames: Set<String>
  /// What was said of options that do not move a unit.
  private var shownBehindOptions: Set<[String]> = []

  init(_ units: [Plan.Unit], in report: Report, places: ShortPlaces, isVerbose: Bool) {
    self.units = units
    shared = SharedReasons(holding: units)
    self.report = report
    self.places = places
    self.isVerbose = isVerbose
    ambiguousNames = Set(Dictionary(grouping: report.types, by: \.name).filter { $0.value.count > 1 }.keys)
  }

  /// What holds many units, and all units.
  var lines: [String] {
    mutating get {
      var lines = shared.groups.isEmpty ? [] : ["  what holds many of them:"]
      for group in shared.groups { lines += self.lines(for: group) }
      var blocks: [Block] = []
      for unit in units {
        let block = self.block(for: unit)
        // What is held by the same alone is told of together.
        if block.isShared, let index = blocks.firstIndex(where: { $0.isShared && $0.body == block.body }) {
          blocks[index].names += block.names
        } else {
          blocks.append(block)
        }
      }
      return lines + blocks.flatMap { $0.lines(upTo: isVerbose ? .max : Self.namesShown) }
    }
  }

  private mutating func lines(for group: SharedReasons.Group) -> [String] {
    let remedies = Set(group.units.map { options(removing: group.id, from: $0) })
    return lines(
      for: Kind(id: group.id, reasons: group.reasons), holding: group.types,
      isFreed: group.units.allSatisfy { !ways(toMove: $0).isEmpty },
      remedy: remedies.count == 1 ? remedies.first ?? nil : nil)
  }

  private static let namesShown = 12

  /// A unit, or several that the same holds.
  private struct Block {
    var names: [String]
    let outcome: String
    let body: [String]
    let isShared: Bool

    func lines(upTo limit: Int) -> [String] {
      let head = "  " + Phrase.list(names, upTo: limit, "more") + outcome
      guard body.count == 1 else { return [head] + body }
      return [head + (outcome.isEmpty ? ": " : "; ") + body[0].drop { $0 == " " }]
    }
  }

  private mutating func block(for unit: Plan.Unit) -> Block {
    let ways = ways(toMove: unit)
    var body: [String] = []
    for kind in Self.kinds(of: unit, where: { !shared.contains($0) }) {
      let remedy = ways.isEmpty ? options(removing: kind.id, from: unit) : nil
      body += lines(
        for: kind, of: unit, isFreed: !ways.isEmpty || unit.blockers.contains(where: shared.contains),
        remedy: remedy,
        left: ways.isEmpty && remedy == nil ? left(of: kind, in: unit) : nil)
    }
    let above = linesAbove(of: unit)
    let isShared = body.isEmpty && ways.isEmpty && !above.isEmpty
    body += above + (ways.isEmpty ? linesBehindOptions(of: unit) : [])
    return Block(
      names: names(of: unit), outcome: outcome(of: unit, moving: ways.first), body: body,
      isShared: isShared && body == above)
  }

  /// `as above: ambiguous-type, 11 places, generic-bound`
  private func linesAbove(of unit: Plan.Unit) -> [String] {
    let kinds = Self.kinds(of: unit, where: shared.contains).map { kind in
      let count = Set(kind.reasons.map(\.location)).count
      return kind.id.rawValue + (count == 1 ? "" : " (\(count) places)")
    }
    return kinds.isEmpty ? [] : ["    as above: \(Phrase.list(kinds))"]
  }

  /// The options that move all of a unit.
  private func ways(toMove unit: Plan.Unit) -> [OptionTrial] {
    report.trials.filter { $0.gained.isSuperset(of: unit.members) }
  }

  // MARK: The unit

  private func names(of unit: Plan.Unit) -> [String] {
    let culprits = unit.members.filter { member in unit.blockedMembers.contains { $0.contains(member) } }
    let names = (culprits + unit.members.filter { !culprits.contains($0) }).compactMap(report.entry).map {
      type in
      guard ambiguousNames.contains(type.name) else { return type.name }
      let isOneOfFile =
        report.types.count { $0.name == type.name && $0.location.file == type.location.file } > 1
      return
        "\(type.name) (\(isOneOfFile ? places.text(type.location) : places.path(of: type.location.file)))"
    }
    let limit = isVerbose || names.count <= 4 ? names.count : 3
    let others = names.count - limit
    return names.prefix(limit) + (others > 0 ? ["\(others) types that move with them"] : [])
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

  private static func kinds(
    of unit: Plan.Unit, where counts: (Diagnostic) -> Bool = { _ in true }
  ) -> [Kind] {
    var kinds: [Kind] = []
    for reason in unit.blockers where counts(reason) {
      if let index = kinds.firstIndex(where: { $0.id == reason.id }) {
        kinds[index].reasons.append(reason)
      } else {
        kinds.append(Kind(id: reason.id, reasons: [reason]))
      }
    }
    return kinds
  }

  /// - Parameters:
  ///   - types: the number of types that they hold, where that is to be said.
  ///   - isFreed: whether options move what they hold, or something else is to be solved first.
  ///   - remedy: the options that resolve them, though something else holds that, too.
  ///   - left: those that the options that move most leave.
  private mutating func lines(
    for kind: Kind, of unit: Plan.Unit? = nil, holding types: Int? = nil, isFreed: Bool, remedy: String?,
    left: (options: String, reasons: [Diagnostic])? = nil
  ) -> [String] {
    var locations = kind.reasons.map(\.location).uniqued()
    var count = locations.count == 1 ? "" : ", \(locations.count) places"
    if let left {
      let others = left.reasons.map(\.location).uniqued()
      if others.count < locations.count { count += ", \(others.count) with \(left.options)" }
      locations = others
    }
    let heading =
      "    \(kind.id.rawValue)\(count): \(places.text(locations, upTo: isVerbose ? .max : 3))"
      + (types.map { "; \(locations.count == 1 ? "holds" : "hold") \(Phrase.count($0, "type"))" } ?? "")
      + (remedy.map { "; \($0) resolves \(locations.count == 1 ? "it" : "them")" } ?? "")
    let first = left?.reasons.first ?? kind.reasons[0]
    let (loss, advice) = MessagePiece.parts(of: first.message)
    let needsHand = !isFreed && remedy == nil
    let isNew = shownKinds.insert(kind.id).inserted
    let isSaid = !shownMessages.insert(self.message(first, besidesNamesOf: unit)).inserted
    let isShown = isNew || needsHand && !isSaid
    return [heading]
      + (isShown && kind.id.isAboutCode ? indented(places.quotation(at: first.location)) : [])
      + (isShown ? ["      \(loss)"] : [])
      + (isShown && needsHand ? advice.map { ["      → \($0)"] } ?? [] : [])
      + (isVerbose
        ? indented(kind.reasons.dropFirst().map { "\(places.text($0.location)): \($0.message)" }) : [])
  }

  private func message(_ reason: Diagnostic, besidesNamesOf unit: Plan.Unit?) -> String {
    let names = unit?.members.compactMap { report.entry(of: $0)?.name } ?? []
    return names.reduce("\(reason.id.rawValue): \(reason.message)") { $0.replacing("'\($1)'", with: "") }
  }

  /// The reasons of a kind that stay with the options that move most, with these.
  private func left(of kind: Kind, in unit: Plan.Unit) -> (options: String, reasons: [Diagnostic])? {
    guard let (trial, other) = mostMoving(besides: unit) else { return nil }
    let reasons = other.blockers.filter { $0.id == kind.id && !shared.contains($0) }
    return reasons.isEmpty ? nil : (trial.options.joined(separator: " "), reasons)
  }

  /// The options that move most, and what they leave of a unit.
  private func mostMoving(besides unit: Plan.Unit) -> (trial: OptionTrial, unit: Plan.Unit)? {
    guard let trial = report.trials.max(by: { $0.gained.count < $1.gained.count }),
      let other = trial.plan.units.first(where: { !Set($0.members).isDisjoint(with: unit.members) })
    else { return nil }
    return (trial, other)
  }

  /// What holds a unit back that an option would rid of other reasons.
  private mutating func linesBehindOptions(of unit: Plan.Unit) -> [String] {
    guard let (trial, other) = mostMoving(besides: unit) else { return [] }
    let known = Set(unit.blockers.map(\.id))
    return Self.kinds(of: other).filter { !known.contains($0.id) }.flatMap { kind in
      let (loss, advice) = MessagePiece.parts(of: kind.reasons[0].message)
      let places = self.places.text(kind.reasons.map(\.location), upTo: 3)
      let heading = "    with \(trial.options.joined(separator: " ")), \(kind.id.rawValue): \(places)"
      let rest = ["      \(loss)"] + (advice.map { ["      → \($0)"] } ?? [])
      return [heading] + (shownBehindOptions.insert([heading] + rest).inserted ? rest : [])
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
