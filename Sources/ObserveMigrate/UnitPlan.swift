import Foundation
import MigrationOutput

/// In which order to move the units of a project, and what is in the way: those first that move as they are, small
/// ones before large ones; then those that are held back, by how much their reasons free.
public struct UnitPlan: Sendable, Encodable {
  /// Types that move together or not at all.
  public struct Unit: Sendable, Encodable {
    public let types: [String]
    public let moves: Bool
    public let properties: Int
    public let uses: Int
    /// How many files change, or would have to.
    public let files: Int
    /// How many types move once the reasons are solved, these and others; 0 where it moves.
    public let frees: Int
    /// Options with which it moves, tried out; empty where it moves without or not at all.
    public let movesWith: [String]
    /// Moves it, once its reasons are solved.
    public let command: String
    let reasons: [ReportDocument.Message]
  }

  let formatVersion = 1
  let toolVersion = MigrationReference.version
  public let units: [Unit]
  /// A line for each deployment target that is too low for the files that change.
  public let lowDeploymentTargets: [String]

  /// For other programs.
  public var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")] } catch {
      preconditionFailure("texts and numbers can be encoded: \(error)")
    }
  }

  /// For people.
  public var lines: [String] {
    let ready = units.filter(\.moves)
    let held = units.filter { !$0.moves }
    if units.isEmpty { return ["nothing to move"] }
    var lines = lowDeploymentTargets
    if !ready.isEmpty {
      lines.append("\(Self.count(ready)) \(ready.count == 1 ? "moves" : "move") as \(Self.pronoun(ready)):")
      lines += ready.enumerated().flatMap { [""] + text(of: $1, number: $0 + 1) }
    }
    if !held.isEmpty {
      if !ready.isEmpty { lines.append("") }
      lines.append("\(Self.count(held)) \(held.count == 1 ? "is" : "are") held back:")
      lines += held.enumerated().flatMap { [""] + text(of: $1, number: ready.count + $0 + 1) }
    }
    return lines
  }

  // MARK: Text

  private func text(of unit: Unit, number: Int) -> [String] {
    let size =
      "\(Self.count(unit.properties, "property", "properties")), \(Self.count(unit.uses, "use")) "
      + "in \(Self.count(unit.files, "file"))"
    let head = "\(number). \(Self.names(unit.types)) (\(size))"
    if unit.moves { return [head, "   \(unit.command)"] }
    let places = Set(unit.reasons).count
    let gain = "\(Self.count(places, "reason")) to solve, for \(Self.count(unit.frees, "type"))"
    var lines = ["\(head): \(gain)"]
    if !unit.movesWith.isEmpty { lines.append("   at once, to be reviewed: \(unit.command)") }
    lines += reasons(of: unit)
    if unit.movesWith.isEmpty { lines.append("   then: \(unit.command)") }
    return lines
  }

  private func reasons(of unit: Unit) -> [String] {
    var lines: [String] = []
    var counts: [String: Int] = [:]
    var order: [String] = []
    for reason in unit.reasons {
      if counts[reason.id] == nil { order.append(reason.id) }
      counts[reason.id, default: 0] += 1
      if counts[reason.id, default: 0] <= Self.placesShown { lines.append("   " + reason.line()) }
    }
    return lines
      + order.compactMap { id in
        let more = (counts[id] ?? 0) - Self.placesShown
        return more > 0 ? "   \(Self.count(more, "more place")) [\(id)]" : nil
      }
  }

  private static let placesShown = 3
  private static let namesShown = 4

  static func names(_ types: [String]) -> String {
    let quoted = types.map { "'\($0)'" }
    if quoted.count > namesShown {
      let others = quoted.count - namesShown + 1
      return quoted.prefix(namesShown - 1).joined(separator: ", ") + " and \(others) more types"
    }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func pronoun(_ units: [Unit]) -> String { units.count == 1 ? "it is" : "they are" }

  private static func count(_ units: [Unit]) -> String {
    "\(count(units.count, "unit")) of \(count(units.reduce(0) { $0 + $1.types.count }, "type"))"
  }

  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(singular)" : "\(number) \(plural ?? singular + "s")"
  }
}
