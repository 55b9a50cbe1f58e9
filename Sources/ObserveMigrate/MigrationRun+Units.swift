import MigrationOutput
import MigrationPlanning
import MigrationRules
import SwiftModel

extension Migration {
  /// Lists what moves together, in the order that frees most for least.
  ///
  /// - Parameter arguments: those that the printed commands pass on, paths too.
  /// - Throws: `MigrationError` for arguments that lead nowhere.
  public static func units(
    _ options: MigrationOptions, passing arguments: [String]
  ) async throws(MigrationError) -> UnitPlan {
    let sources = try await SourceDiscovery(options).sources(at: options.paths, context: options.context)
    return try await MigrationRun(reading: sources, options: options).unitPlan(passing: arguments)
  }
}

extension MigrationRun {
  /// The units that move, small ones before large ones.
  func unitsInOrder(_ attempt: MigrationAttempt) async throws(MigrationError) -> [MovingUnit] {
    let solution = try await solution()
    return SizedUnit.ordered(solution.plan.units.filter(\.moves), solution.rewrites).compactMap { sized in
      attempt.units.first { $0.members == sized.unit.members }
    }
  }

  func unitPlan(passing arguments: [String]) async throws(MigrationError) -> UnitPlan {
    let solution = try await solution(tryingOptions: true)
    let units = SizedUnit.ordered(
      solution.plan.units.filter { !$0.isSkipped && !$0.members.allSatisfy(isReadOnly) }, solution.rewrites)
    let known = Dictionary(grouping: context.types.order) { context.index.displayName(of: $0) }
    return UnitPlan(
      units: units.map { sized in
        let names = sized.unit.members.map { context.index.displayName(of: $0) }
        let flags =
          sized.unit.moves
          ? [] : solution.trials.first { $0.gained.isSuperset(of: sized.unit.members) }?.options
        let only = names.first { known[$0]?.count == 1 } ?? names[0]
        let command =
          ["observe-migrate", "--in-place"] + (flags ?? []) + ["--only", only] + arguments
        return UnitPlan.Unit(
          types: names, moves: sized.unit.moves, properties: sized.properties, uses: sized.uses,
          files: sized.files, frees: sized.frees, movesWith: flags ?? [],
          command: command.map(\.shellQuoted).joined(separator: " "),
          reasons: ReportDocument.reasons(sized.unit.blockers, of: solution.report, files: sources))
      }, lowDeploymentTargets: solution.result.lowDeploymentTargets)
  }

  private func isReadOnly(_ type: TypeID) -> Bool { readOnly.files.contains(type.file) }
}

/// A unit, what moving it takes, and what solving its reasons gives.
struct SizedUnit {
  let unit: Plan.Unit
  let properties: Int
  let uses: Int
  let files: Int
  let frees: Int
  private let reasons: Int

  /// Those that move first, small ones before large ones; then the others, by types per reason.
  static func ordered(_ units: [Plan.Unit], _ rewrites: [Rewrite]) -> [SizedUnit] {
    var byMember: [TypeID: [Rewrite]] = [:]
    for rewrite in rewrites { rewrite.subjects.first.map { byMember[$0, default: []].append(rewrite) } }
    let frees = freedTypes(by: units)
    return zip(units, frees).map { unit, freed in
      let own = unit.members.flatMap { byMember[$0] ?? [] }
      return SizedUnit(
        unit: unit, properties: own.count { $0.counts == .property }, uses: own.count { $0.counts == .use },
        files: Set(own.filter(\.touchesItsFile).map(\.file)).count, frees: freed, reasons: unit.places.count)
    }.sorted(by: precedes)
  }

  private static func precedes(_ first: SizedUnit, _ second: SizedUnit) -> Bool {
    if first.unit.moves != second.unit.moves { return first.unit.moves }
    let (gain, other) = (first.frees * second.reasons, second.frees * first.reasons)
    if gain != other { return gain > other }
    return first.key.lexicographicallyPrecedes(second.key)
  }

  private var key: [Int] {
    [reasons, files, properties + uses, unit.members[0].file, unit.members[0].index]
  }

  /// The types of all units that have no reasons besides those of a unit.
  private static func freedTypes(by units: [Plan.Unit]) -> [Int] {
    let places = units.map(\.places)
    var unitsByPlace: [Plan.Unit.Place: [Int]] = [:]
    for (number, own) in places.enumerated() {
      for place in own { unitsByPlace[place, default: []].append(number) }
    }
    return places.map { own in
      var shared: [Int: Int] = [:]
      for place in own { for number in unitsByPlace[place] ?? [] { shared[number, default: 0] += 1 } }
      return shared.reduce(0) { $0 + (places[$1.key].count == $1.value ? units[$1.key].members.count : 0) }
    }
  }
}

extension Rewrite {
  fileprivate var touchesItsFile: Bool {
    if case .edits(let edits) = outcome { return !edits.isEmpty }
    return true
  }
}
